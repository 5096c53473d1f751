import FocusBehavior

/// What kinds of reasons there are for which a screen has no focus. A picture has a colour for each.
enum FocusLossKind: String, CaseIterable {
  /// Another screen is where this one was: the user went on, or back.
  case navigation
  /// Something lies over the screen, or another one has the user's attention.
  case cover
  /// The app or its scene is not active.
  case system

  /// Why the focus is lost, in words.
  var words: String {
    switch self {
    case .navigation: "the user moved on"
    case .cover: "something else took it"
    case .system: "app not active"
    }
  }
}

extension FocusLossKind {
  /// - Parameter reason: why a screen has no focus, as one word.
  init(_ reason: String?) {
    func isOne(of reasons: [FocusReason]) -> Bool { reasons.contains { $0.name == reason } }
    if isOne(of: [.covered, .alert, .windowNotKey, .windowHidden, .viewHidden, .lessRecentlyUsed]) {
      self = .cover
    } else if isOne(of: [.appInactive, .appBackground, .sceneInactive, .sceneBackground, .sceneNotFrontmost]) {
      self = .system
    } else {
      self = .navigation
    }
  }
}
