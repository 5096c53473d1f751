// Wishes and observations in, the next step out; knows no UIKit and no time. Tests: InputFocusReconcilerTests.

/// Keeps what is desired and what is apart, and decides how to bring them together.
struct InputFocusReconciler<Field: Hashable> {
  var policy: InputFocusPolicy
  let maximumAttempts: Int
  private(set) var wish = InputFocusWish<Field>.none
  /// The field that was being edited when last looked.
  private(set) var actual: Field?
  /// The field to return to after `setAside()`.
  private(set) var asideField: Field?
  /// Was being edited when a modal came; UIKit may give it back on its own.
  private var fieldUnderCover: Field?
  /// A modal covered the field when last looked.
  private var isUnderCover = false
  private var attempts = 0

  init(policy: InputFocusPolicy, maximumAttempts: Int) {
    self.policy = policy
    self.maximumAttempts = maximumAttempts
  }

  /// The field whose place matters now.
  var concernedField: Field? { wish.field ?? asideField ?? actual ?? fieldUnderCover }

  // MARK: What the app asks for

  mutating func ask(_ field: Field) {
    attempts = 0
    wish = actual == field ? .met(field) : .asked(field)
    asideField = nil
  }

  mutating func clear() {
    attempts = 0
    wish = .none
    asideField = nil
  }

  /// Ends the editing and remembers the field.
  mutating func setAside() {
    let field = wish.field ?? asideField
    clear()
    asideField = field
  }

  mutating func takeUp() {
    if let asideField { ask(asideField) }
  }

  // MARK: What is seen to happen

  /// A registered field is being edited, which settles what is wished, whoever began it.
  mutating func began(_ field: Field) {
    actual = field
    if isGivenBackUnasked(field) { return }
    wish = .met(field)
    attempts = 0
    asideField = nil
    fieldUnderCover = nil
  }

  /// A field has begun because it was told to, or was given back, and not by the user. What the app has wished meanwhile
  /// counts more.
  mutating func beganUnasked(_ field: Field) {
    if wish.field == field { began(field) } else { actual = field }
  }

  /// UIKit, and not the user, gives back what a modal took, and the app has wished something else since.
  private func isGivenBackUnasked(_ field: Field) -> Bool {
    guard field == fieldUnderCover else { return false }
    return switch wish {
    case .none: true
    case .asked(let asked): asked != field
    case .met, .held: false
    }
  }

  /// The field is not being edited any more; `obstacle` is what would keep it from being edited now.
  mutating func ended(_ obstacle: InputFocusObstacle?) {
    let field = actual
    actual = nil
    if obstacle == .cover { fieldUnderCover = field }
    if obstacle != nil { settleLoss(obstacle) }
  }

  /// Something else in the window, unknown to us, is being edited: a wish still open is overtaken.
  ///
  /// - Parameter isLast: it is the one that was edited last, which UIKit gives back when an alert goes.
  mutating func otherBegan(_ obstacle: InputFocusObstacle?, isLast: Bool) {
    if isLast, isUnderCover { return }
    switch obstacle {
    // What begins elsewhere, or above the field, is no answer to the wish.
    case .cover, .screenAway, .noWindow, .transition, .notRegistered, .otherKeyWindow: return
    case .inactive, nil: clear()
    }
  }

  /// What has not been announced, or not yet.
  mutating func observe(_ now: Field?, _ obstacle: InputFocusObstacle?) {
    guard now != actual else { return }
    if let now { began(now) } else { ended(obstacle) }
  }

  // MARK: Deciding

  /// - Parameter isTurnOver: false inside the app's own code, which may run in a notification that the scene is going to be
  ///   inactive, when it still reads as active: there nothing is concluded from finding no obstacle.
  mutating func nextStep(
    actual now: Field?, _ obstacle: InputFocusObstacle?, isTurnOver: Bool = true
  ) -> InputFocusStep<Field> {
    observe(now, obstacle)
    if actual == nil, isTurnOver || obstacle != nil { settleLoss(obstacle) }
    if obstacle != .transition { isUnderCover = obstacle == .cover }
    if !isUnderCover { fieldUnderCover = nil }
    switch wish {
    case .none:
      if let actual { return .end(actual) }
      // As long as UIKit may give something back, it has to be noticed when it no longer will.
      return fieldUnderCover == nil ? .nothing : .lookAgain
    case .met:
      return .nothing
    case .held(let field), .asked(let field):
      if field == actual {
        began(field)
        return .nothing
      }
      return step(to: field, obstacle)
    }
  }

  /// The view refused what the last step asked of it.
  mutating func refused() -> InputFocusStep<Field> {
    attempt(wish.field.map { .refused($0) } ?? .endRefused)
  }

  private mutating func step(to field: Field, _ obstacle: InputFocusObstacle?) -> InputFocusStep<Field> {
    switch obstacle {
    case nil: return .begin(field)
    case .cover, .transition: return .lookAgain
    case .screenAway, .inactive, .otherKeyWindow: return .nothing
    case .notRegistered: return attempt(.notRegistered(field))
    case .noWindow:
      // What was taken from the window comes back to it, and a view says when.
      if case .held = wish { return .nothing }
      return attempt(.noWindow(field))
    }
  }

  private mutating func attempt(_ failure: InputFocusFailure<Field>) -> InputFocusStep<Field> {
    attempts += 1
    guard attempts >= maximumAttempts else { return .lookAgain }
    attempts = 0
    wish = actual.map { .met($0) } ?? .none
    return .fail(failure)
  }

  /// What was being edited is not any more, and nobody asked for that: keep it in mind, or let it go.
  private mutating func settleLoss(_ obstacle: InputFocusObstacle?) {
    let before = wish
    wish = before.afterLoss(to: obstacle, policy)
    if wish == .none, before != .none { fieldUnderCover = nil }
    if case .held(let field) = wish, obstacle == .cover, fieldUnderCover == nil { fieldUnderCover = field }
  }
}
