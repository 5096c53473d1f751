import FocusBehavior

/// Decides which screen has the user's attention, from the facts about each screen.
enum AttentionRules {
  /// A screen that is in place: it has appeared, has had focus and has not disappeared since.
  struct Screen: Equatable {
    var name: String
    /// The reason why it has no focus; nil while it has focus.
    var interruption: Interruption?
    /// Grows with each gain of any screen.
    var gain: Int
    /// Another screen that has focus is inside of it.
    var containsFocused = false
  }

  struct Interruption: Equatable {
    var state: Attention.State
    var cover: String?
  }

  /// - Parameters:
  ///   - screens: those that are in place, in any order.
  ///   - isInBackground: whether the app is.
  /// - Returns: what the attention is on.
  static func attention(of screens: [Screen], isInBackground: Bool) -> Attention {
    if isInBackground { return .background }
    let focused = screens.filter { $0.interruption == nil && !$0.containsFocused }
    if let latest = focused.max(by: { $0.gain < $1.gain }) { return Attention(screen: latest.name, .focused) }
    let interrupted = screens.filter { $0.interruption.map { $0.state != .background } ?? false }
    guard let latest = interrupted.max(by: { $0.gain < $1.gain }), let interruption = latest.interruption else {
      return .elsewhere
    }
    return Attention(screen: latest.name, interruption.state, cover: interruption.cover)
  }

  /// - Parameter reason: why a screen has no focus.
  /// - Returns: the state of the attention, or nil where the screen is not in place any more.
  static func state(after reason: FocusReason) -> Attention.State? {
    switch reason {
    case .covered, .windowNotKey: .covered
    case .alert: .alert
    case .appInactive, .sceneInactive, .sceneNotFrontmost: .inactive
    case .appBackground, .sceneBackground: .background
    case .lessRecentlyUsed: .covered
    default: nil
    }
  }
}
