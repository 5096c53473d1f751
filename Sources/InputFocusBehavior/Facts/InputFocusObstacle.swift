/// The obstacle that keeps a field from getting the keyboard.
enum InputFocusObstacle: Hashable, CaseIterable {
  case notRegistered, cover, transition, screenAway, noWindow, inactive, otherKeyWindow

  /// Whether the field's screen is covered, away or on its way. UIKit may give the keyboard back to what had it then, when the
  /// screen is shown again (W25 of HeadlessUIKit's rules).
  var isAbsence: Bool {
    switch self {
    case .cover, .transition, .screenAway, .noWindow: true
    case .notRegistered, .inactive, .otherKeyWindow: false
    }
  }

  /// Chooses the obstacle that explains the others. A full-screen modal, for example, takes the window away too.
  init?(_ facts: InputFocusFacts) {
    if facts.place == .nowhere {
      self = .notRegistered
    } else if facts.isCovered {
      self = .cover
    } else if facts.isInTransition {
      self = .transition
    } else if facts.isScreenAway {
      self = .screenAway
    } else if facts.place == .noWindow {
      self = .noWindow
    } else if !facts.isActive {
      self = .inactive
    } else if facts.isOtherWindowKey {
      self = .otherKeyWindow
    } else {
      return nil
    }
  }
}
