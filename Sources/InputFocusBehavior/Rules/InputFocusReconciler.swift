// Events in, the next step out. Knows no UIKit and no time. Tests: InputFocusReconcilerTests.

/// Keeps the request and the field that is being edited apart, and decides how to bring them together.
struct InputFocusReconciler<Field: Hashable & Sendable> {
  var options: InputFocusOptions
  /// What should be edited, and how far that has come.
  private(set) var request = InputFocusRequest<Field>.none
  /// The field that is being edited, as of the last event.
  private(set) var editedField: Field?
  /// The field that `resume()` requests again. A pause that a view refuses fails as a request, and the field is kept.
  private var pausedField: Field?
  /// The field that UIKit may give back.
  private var taken = TakenField<Field>()
  /// How often the request has failed.
  private var attempts = 0

  init(options: InputFocusOptions) {
    self.options = options
  }

  /// The field whose obstacle decides the next step.
  var relevantField: Field? { request.field ?? pausedField ?? editedField ?? taken.field }

  /// - Parameters:
  ///   - event: what has happened.
  ///   - obstacle: what would keep the relevant field from being edited now.
  /// - Returns: what to do now.
  @discardableResult
  mutating func handle(
    _ event: InputFocusEvent<Field>, _ obstacle: InputFocusObstacle? = nil
  ) -> InputFocusStep<Field> {
    switch event {
    case .move(let field): require(field == editedField ? .fulfilled(field) : .pending(field))
    case .endEditing: require(.none)
    case .pause: require(.none, pausing: request.field ?? pausedField)
    case .resume: if let pausedField { handle(.move(to: pausedField)) }

    case .began(let field, let byUser): begin(field, obstacle, byUser: byUser)
    case .ended: end(obstacle)
    case .unregisteredViewBegan(let isLast): if isChosen(obstacle, isLast: isLast) { require(.none) }

    case .found(editedField): break
    case .found(let field?): begin(field, obstacle, byUser: true)
    case .found(nil): end(obstacle)

    case .stepIsDue(let isIterationOver):
      if editedField == nil, isIterationOver || obstacle != nil { settleLoss(obstacle) }
      taken.look(obstacle, isIterationOver: isIterationOver)
      return nextStep(obstacle)
    // Of most fields UIKit has announced it.
    case .tried(.begin(let field), isDone: true): begin(field, obstacle, byUser: false)
    case .tried(.begin(let field), isDone: false):
      // The app may have requested something else in the meantime.
      if request.field == field, request.isWaiting { return attempt(.refused(field)) }
    case .tried(.end, isDone: false):
      if request == .none { return attempt(.endRefused) }
    case .tried: break
    }
    return .nothing
  }

  // MARK: Requests

  /// The app requests something, or the user does by a tap elsewhere.
  private mutating func require(_ new: InputFocusRequest<Field>, pausing field: Field? = nil) {
    enter(new, pausing: field)
    taken.refuse()
  }

  private mutating func enter(_ new: InputFocusRequest<Field>, pausing field: Field? = nil) {
    request = new
    pausedField = field
    attempts = 0
  }

  // MARK: What is edited

  /// A tap of the user replaces every request. A field that the engine or UIKit made first responder does not: the app may have
  /// requested another field since.
  private mutating func begin(_ field: Field, _ obstacle: InputFocusObstacle?, byUser: Bool) {
    editedField = field
    guard byUser ? !taken.isGivenBack(field, obstacle, against: request) : request.field == field else { return }
    enter(.fulfilled(field))
    taken.forget()
  }

  private mutating func end(_ obstacle: InputFocusObstacle?) {
    taken.ended(editedField)
    editedField = nil
    if obstacle != nil { settleLoss(obstacle) }
  }

  /// The field is not being edited any more, and the app has not requested that. The options decide what remains.
  private mutating func settleLoss(_ obstacle: InputFocusObstacle?) {
    taken.explainEnd(obstacle, requested: request.field)
    request = request.afterLoss(to: obstacle, options)
  }

  /// Whether the user has chosen a view that is not registered, instead of the fields.
  private func isChosen(_ obstacle: InputFocusObstacle?, isLast: Bool) -> Bool {
    if isLast, taken.isScreenAway { return false }
    return switch obstacle {
    // The view is on another screen or above the field, so the user did not choose between the two.
    case .cover, .screenAway, .noWindow, .transition, .notRegistered: false
    case .inactive, .otherKeyWindow, nil: true
    }
  }

  // MARK: Deciding

  private mutating func nextStep(_ obstacle: InputFocusObstacle?) -> InputFocusStep<Field> {
    switch request {
    case .none:
      if let editedField { return .end(editedField) }
      // The end of the cover must be noticed: from then on UIKit gives nothing back. A behavior reports that the screen is
      // back.
      let isEnding = obstacle == .cover || obstacle == .transition
      return taken.isRefused && isEnding ? .awaitChange : .nothing
    case .fulfilled: return .nothing
    case .interrupted(let field), .pending(let field): return step(to: field, obstacle)
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
    enter(editedField.map { .fulfilled($0) } ?? .none, pausing: pausedField)
    return .fail(failure)
  }
}
