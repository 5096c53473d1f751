import FocusBehavior

/// What the player says about a change of its focus.
struct PauseText {
  /// Nil while it has focus.
  let text: String?

  init(of reason: FocusReason) {
    text =
      switch reason {
      case .appeared, .uncovered, .appActive, .sceneActive, .sceneFrontmost, .windowKey, .windowVisible, .viewVisible,
        .mostRecentlyUsed:
        nil
      case .covered, .alert: "Paused: another screen is over the player"
      case .windowNotKey, .sceneNotFrontmost: "Paused: another window has the keyboard"
      case .lessRecentlyUsed: "Paused: another window plays"
      case .appInactive, .sceneInactive, .appBackground, .sceneBackground: "Paused: the app is in the background"
      default: "Paused: the player is not on screen"
      }
  }
}
