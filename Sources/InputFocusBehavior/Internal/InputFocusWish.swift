// What becomes of a wish; knows no UIKit. Tests: InputFocusReconcilerTests.

/// Which field should be edited, and on whose word.
enum InputFocusWish<Field: Hashable>: Equatable {
  case none
  /// The app asks for it, and it has not come about yet.
  case asked(Field)
  /// It has come about, by the app's wish or by the user's tap.
  case met(Field)
  /// It was being edited when something came in between, and shall be again.
  case held(Field)

  var field: Field? {
    switch self {
    case .none: nil
    case .asked(let field), .met(let field), .held(let field): field
    }
  }
  /// It is not yet, or not at the moment, what is.
  var isWaiting: Bool {
    switch self {
    case .asked, .held: true
    case .none, .met: false
    }
  }

  /// What remains of it when nothing is being edited and nobody has asked for that: `obstacle` is what has taken the
  /// keyboard, nil if it was the user.
  func afterLoss(to obstacle: InputFocusObstacle?, _ policy: InputFocusPolicy) -> InputFocusWish {
    switch (self, obstacle) {
    case (.none, _), (.asked, _), (.held, nil): self
    case (.met, nil): .none
    case (.met(let field), let obstacle?), (.held(let field), let obstacle?):
      policy.restores(after: obstacle) ? .held(field) : .none
    }
  }
}
