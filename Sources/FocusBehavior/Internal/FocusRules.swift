// Facts and policy in, verdict out; knows no UIKit and no time. Tests: FocusRulesTests.

enum FocusVerdict: Equatable {
  case focused
  case unfocused(FocusReason)
  /// A transition is under way: whatever was true before it still is.
  case undecided
}

enum FocusRules {
  /// What concerns the screen itself comes before what concerns the whole app, so that a screen that is away anyway
  /// hears nothing of Control Center.
  static func verdict(_ facts: FocusFacts, _ policy: FocusPolicy) -> FocusVerdict {
    if let reason = absence(facts) { return .unfocused(reason) }
    if facts.isInTransition {
      return appReason(facts, policy).map { .unfocused($0) } ?? .undecided
    }
    if let reason = coverReason(facts, policy) ?? windowReason(facts, policy) ?? appReason(facts, policy) {
      return .unfocused(reason)
    }
    return .focused
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
    return cover.kind == .alert ? .alert(cover) : .covered(by: cover)
  }

  private static func windowReason(_ facts: FocusFacts, _ policy: FocusPolicy) -> FocusReason? {
    policy.contains(.keyWindowLoss) && !facts.isWindowKey ? .windowNotKey : nil
  }

  private static func appReason(_ facts: FocusFacts, _ policy: FocusPolicy) -> FocusReason? {
    switch (facts.app, facts.scene) {
    case (.background, _): .appBackground
    case (.active, .background): .sceneBackground
    case (.inactive, .background): .sceneBackground
    case (.inactive, .active), (.inactive, .inactive): policy.contains(.inactive) ? .appInactive : nil
    case (.active, .inactive): policy.contains(.inactive) ? .sceneInactive : nil
    case (.active, .active): nil
    }
  }
}
