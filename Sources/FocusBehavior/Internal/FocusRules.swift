// Facts and policy in, verdict out; knows no UIKit and no time. Tests: FocusRulesTests.

enum FocusVerdict: Equatable {
  case focused
  case unfocused(FocusReason)
  /// A transition is under way, or the app is on its way to the front: whatever was true before still is.
  case undecided
  /// The same, and meanwhile something else has come that is not taken back with the transition: a modal that is in its
  /// place, another key window, the app or the scene that is away, or another screen of the group that is used. A screen
  /// with focus loses it; one without focus keeps the reason it had.
  case interrupted(FocusReason)
}

enum FocusRules {
  /// What concerns the screen itself comes before what concerns the whole app, so that a screen that is away anyway
  /// reports nothing of Control Center.
  static func verdict(_ facts: FocusFacts, _ policy: FocusPolicy) -> FocusVerdict {
    if let reason = absence(facts) { return .unfocused(reason) }
    if facts.isMoving {
      let cover = facts.isCoverInTransition ? nil : coverReason(facts, policy)
      return (cover ?? outerReason(facts, policy)).map { .interrupted($0) } ?? .undecided
    }
    if let reason = coverReason(facts, policy) ?? outerReason(facts, policy) { return .unfocused(reason) }
    return .focused
  }

  /// Whether nothing but other members of its group keeps the screen from focus; while it is on its way it `was`.
  static func isCandidate(_ facts: FocusFacts, _ policy: FocusPolicy, was wasCandidate: Bool) -> Bool {
    var alone = facts
    alone.isOutranked = false
    switch verdict(alone, policy) {
    case .focused: return true
    case .undecided: return wasCandidate
    case .unfocused, .interrupted: return false
    }
  }

  /// Whether the screen may be seen, attended to or not: between appearing and disappearing, in a visible window of an
  /// app and a scene that are not in the background.
  static func isVisible(_ facts: FocusFacts) -> Bool {
    facts.appearance == .appeared && facts.window == .visible && facts.app != .background && facts.scene != .background
  }

  /// The screen is not there. A modal that takes the presenting view away, or a hidden window, is the better reason.
  private static func absence(_ facts: FocusFacts) -> FocusReason? {
    switch (facts.appearance, facts.window) {
    case (.notAppeared, _): return .notAppeared
    case (.appeared, .visible): return nil
    case (.appeared, .hidden), (.disappeared, .hidden): return .windowHidden
    case (.appeared, .none), (.disappeared, .visible), (.disappeared, .none):
      if let cover = facts.cover, cover.kind == .opaque { return .covered(by: cover) }
      return .disappeared
    }
  }

  private static func coverReason(_ facts: FocusFacts, _ policy: FocusPolicy) -> FocusReason? {
    guard let cover = facts.cover, policy.counts(cover.kind) else { return nil }
    return cover.kind == .alert ? .alert(by: cover) : .covered(by: cover)
  }

  /// What lies outside of the screen and its transitions, and is not taken back with them.
  private static func outerReason(_ facts: FocusFacts, _ policy: FocusPolicy) -> FocusReason? {
    windowReason(facts, policy) ?? appReason(facts, policy) ?? groupReason(facts)
  }

  private static func windowReason(_ facts: FocusFacts, _ policy: FocusPolicy) -> FocusReason? {
    policy.contains(.keyWindowLoss) && !facts.isWindowKey ? .windowNotKey(by: facts.keyWindow) : nil
  }

  /// Nothing in the background has anybody's attention; whether what is inactive has is a choice.
  private static func appReason(_ facts: FocusFacts, _ policy: FocusPolicy) -> FocusReason? {
    if facts.app == .background { return .appBackground }
    if facts.scene == .background { return .sceneBackground }
    guard policy.contains(.inactive) else { return nil }
    if facts.app == .inactive { return .appInactive }
    return facts.scene == .inactive ? .sceneInactive : nil
  }

  private static func groupReason(_ facts: FocusFacts) -> FocusReason? {
    facts.isOutranked ? .lessRecentlyUsed : nil
  }
}

extension FocusFacts {
  /// Something is under way, and how it ends decides.
  fileprivate var isMoving: Bool {
    isInTransition || isCoverInTransition || app == .entering || scene == .entering
  }
}
