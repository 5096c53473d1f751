// Requests and observations in, the next step out. Knows no UIKit and no time. Tests: InputFocusReconcilerTests.

/// The next step towards making the edited field the requested one.
enum InputFocusStep<Field: Hashable & Sendable>: Equatable {
  case nothing
  case begin(Field)
  case end(Field)
  /// Try again after the interval of the options.
  case tryAgain
  /// Wait until the obstacle is another one or gone. No notification says so, but an iteration of the run loop brings it about.
  case awaitChange
  case fail(InputFocusFailure<Field>)
}

/// Keeps the request and the field that is being edited apart, and decides how to bring them together.
struct InputFocusReconciler<Field: Hashable & Sendable> {
  var options: InputFocusOptions
  private(set) var request = InputFocusRequest<Field>.none
  /// The field that was being edited when the last observation was made.
  private(set) var editedField: Field?
  /// The field that `resume()` requests again.
  private var pausedField: Field?
  /// The field that has ended in this iteration. What took it may be known only at the end of the run-loop iteration: the
  /// window may not have been key before.
  private var endedField: Field?
  /// The field that was being edited when its screen was covered or left, and whether the app has requested something since.
  /// UIKit may give the field back without a request.
  private var taken: (field: Field, hasRequestedSince: Bool)?
  /// The reason why the relevant field could not be edited at the last step, if its screen was covered or away.
  private var absence: InputFocusObstacle?
  private var attempts = 0

  init(options: InputFocusOptions) {
    self.options = options
  }

  /// The field whose obstacle decides the next step.
  var relevantField: Field? { request.field ?? pausedField ?? editedField ?? taken?.field }

  // MARK: Requests of the app

  mutating func move(to field: Field) {
    attempts = 0
    taken?.hasRequestedSince = true
    request = editedField == field ? .fulfilled(field) : .pending(field)
    pausedField = nil
  }

  mutating func endEditing() {
    attempts = 0
    taken?.hasRequestedSince = true
    request = .none
    pausedField = nil
  }

  /// Ends the editing and remembers the field.
  mutating func pause() {
    let field = request.field ?? pausedField
    endEditing()
    pausedField = field
  }

  mutating func resume() {
    if let pausedField { move(to: pausedField) }
  }

  // MARK: Observations

  /// A registered field has become first responder.
  ///
  /// A tap of the user replaces every request. What the engine or UIKit made first responder replaces none: the app may
  /// have requested another field since.
  /// - Parameters:
  ///   - field: the field.
  ///   - obstacle: what would keep the relevant field from being edited now.
  ///   - byUser: false for what the engine made first responder.
  mutating func began(_ field: Field, _ obstacle: InputFocusObstacle? = nil, byUser: Bool = true) {
    editedField = field
    guard byUser ? !isGivenBackAgainstRequest(field, obstacle) : request.field == field else { return }
    request = .fulfilled(field)
    attempts = 0
    pausedField = nil
    taken = nil
  }

  /// Whether UIKit gives back a field that it took, and the app has requested something else since. UIKit posts the same
  /// notification as for a tap.
  private func isGivenBackAgainstRequest(_ field: Field, _ obstacle: InputFocusObstacle?) -> Bool {
    guard let taken, field == taken.field, taken.hasRequestedSince else { return false }
    // Without a behavior nothing says that the screen is back, so the user may have tapped the field long afterwards.
    if absence == .noWindow, obstacle == nil { return false }
    return switch request {
    case .none: true
    case .pending(let requested): requested != field
    case .fulfilled, .interrupted: false
    }
  }

  /// The field is not first responder any more.
  /// - Parameter obstacle: what would keep the field from being edited now.
  mutating func ended(_ obstacle: InputFocusObstacle?) {
    endedField = editedField
    editedField = nil
    noteTaken(obstacle)
    if obstacle != nil { settleLoss(obstacle) }
  }

  /// Keeps a field in mind that UIKit may give back.
  private mutating func noteTaken(_ obstacle: InputFocusObstacle?) {
    guard let endedField, obstacle?.isAbsence == true else { return }
    taken = (endedField, hasRequestedSince: request.field != endedField)
    self.endedField = nil
  }

  /// A view of the same window that is not registered has become first responder. It replaces the request.
  /// - Parameters:
  ///   - obstacle: what would keep the requested field from being edited now.
  ///   - isLast: whether the view was the last unregistered one before, too. UIKit gives it back when an alert is dismissed.
  mutating func unregisteredViewBegan(_ obstacle: InputFocusObstacle?, isLast: Bool) {
    if isLast, absence != nil { return }
    switch obstacle {
    // The view is on another screen or above the field, so the user did not choose between the two.
    case .cover, .screenAway, .noWindow, .transition, .notRegistered: return
    case .inactive, .otherKeyWindow, nil: endEditing()
    }
  }

  /// Takes in a change of which UIKit has posted no notification, or not yet.
  /// - Parameters:
  ///   - field: the registered field that is first responder.
  ///   - obstacle: what would keep the relevant field from being edited now.
  mutating func observe(editing field: Field?, _ obstacle: InputFocusObstacle?) {
    guard field != editedField else { return }
    if let field { began(field, obstacle) } else { ended(obstacle) }
  }

  // MARK: Deciding

  /// - Parameters:
  ///   - field: the registered field that is first responder.
  ///   - obstacle: what would keep the relevant field from being edited now.
  ///   - isTurnOver: false inside the app's own code. That code may run in a notification that the scene is about to be
  ///     inactive, when the scene still reads as active. Therefore a missing obstacle proves nothing there.
  /// - Returns: what to do now.
  mutating func nextStep(
    editing field: Field?, _ obstacle: InputFocusObstacle?, isTurnOver: Bool = true
  ) -> InputFocusStep<Field> {
    observe(editing: field, obstacle)
    if editedField == nil, isTurnOver || obstacle != nil { settleLoss(obstacle) }
    if isTurnOver { endedField = nil }
    if obstacle != .transition { absence = obstacle?.isAbsence == true ? obstacle : nil }
    if absence == nil, obstacle != .transition { taken = nil }
    switch request {
    case .none:
      if let editedField { return .end(editedField) }
      // The end of the cover must be noticed: from then on UIKit gives nothing back. A behavior reports that the screen is
      // back.
      let isEnding = obstacle == .cover || obstacle == .transition
      return taken?.hasRequestedSince == true && isEnding ? .awaitChange : .nothing
    case .fulfilled:
      return .nothing
    case .interrupted(let requested), .pending(let requested):
      if requested == editedField {
        began(requested)
        return .nothing
      }
      return step(to: requested, obstacle)
    }
  }

  /// - Parameters:
  ///   - step: the step that was taken.
  ///   - isDone: whether the view did what the step required.
  /// - Returns: what follows: another attempt or a failure if the view refused, and nothing if the app has requested
  ///   something else in the meantime.
  mutating func nextStep(after step: InputFocusStep<Field>, isDone: Bool) -> InputFocusStep<Field> {
    switch step {
    case .begin(let field):
      if isDone { began(field, byUser: false) }
      return request.field != field || request == .fulfilled(field) ? .nothing : attempt(.refused(field))
    case .end:
      return isDone || request != .none ? .nothing : attempt(.endRefused)
    case .nothing, .tryAgain, .awaitChange, .fail:
      return .nothing
    }
  }

  private mutating func step(to field: Field, _ obstacle: InputFocusObstacle?) -> InputFocusStep<Field> {
    switch obstacle {
    case nil: return .begin(field)
    case .cover, .transition: return .awaitChange
    case .screenAway, .inactive, .otherKeyWindow: return .nothing
    case .notRegistered: return attempt(.notRegistered(field))
    case .noWindow:
      // The view was taken out of its window by what interrupted the editing. A notification says when it is back.
      if case .interrupted = request { return .nothing }
      return attempt(.noWindow(field))
    }
  }

  private mutating func attempt(_ failure: InputFocusFailure<Field>) -> InputFocusStep<Field> {
    attempts += 1
    guard attempts >= options.attempts else { return .tryAgain }
    attempts = 0
    request = editedField.map { .fulfilled($0) } ?? .none
    return .fail(failure)
  }

  /// The field is not being edited any more, and the app has not requested that. The options decide what remains.
  private mutating func settleLoss(_ obstacle: InputFocusObstacle?) {
    noteTaken(obstacle)
    request = request.afterLoss(to: obstacle, options)
  }
}
