// Facts and what counts in, verdict out; knows no UIKit and no time. Tests: FocusRulesTests.

enum FocusVerdict: Equatable {
  case focused
  case unfocused(FocusReason)
  /// A transition is under way, or the app is entering the foreground: the state before remains.
  case undecided
  /// A transition is under way, but this reason stays even if the transition is cancelled: a modal whose presentation is
  /// complete, another key window, an inactive or background app or scene, or the use of another screen of the group. A
  /// screen with focus loses it now. A screen without focus keeps its reason, unless that reason was an inactive or
  /// background app or scene.
  case interrupted(FocusReason)
}

enum FocusRules {
  /// Returns whether a screen has focus, and why not.
  ///
  /// `counted` are the interruptions that take the focus.
  ///
  /// Reasons of the screen itself precede those of the whole app, so that a screen that has disappeared reports no change
  /// when Control Center opens.
  static func verdict(_ facts: FocusFacts, _ counted: Set<FocusInterruption>) -> FocusVerdict {
    if let reason = absence(facts) { return .unfocused(reason) }
    if facts.isMoving {
      let cover = facts.isCoverInTransition ? nil : coverReason(facts, counted)
      return (cover ?? outerReason(facts, counted)).map { .interrupted($0) } ?? .undecided
    }
    if let reason = coverReason(facts, counted) ?? outerReason(facts, counted) { return .unfocused(reason) }
    return .focused
  }

  /// Returns whether the screen would have focus if it were in no group. During a transition, returns what it `was` before.
  static func isCandidate(_ facts: FocusFacts, _ counted: Set<FocusInterruption>, was wasCandidate: Bool) -> Bool {
    var alone = facts
    alone.isOutranked = false
    switch verdict(alone, counted) {
    case .focused: return true
    case .undecided: return wasCandidate
    case .unfocused, .interrupted: return false
    }
  }

  /// Returns whether the screen may be seen, with focus or without: between appearing and disappearing, in a visible window
  /// of an app and a scene that are not in the background.
  static func isVisible(_ facts: FocusFacts) -> Bool {
    facts.appearance == .appeared && facts.window == .visible && facts.app != .background && facts.scene != .background
  }

  /// Why the screen is not on screen; nil if it is. If a modal has removed its view, or its window is hidden, that is the
  /// reason, and not `disappeared`.
  private static func absence(_ facts: FocusFacts) -> FocusReason? {
    switch (facts.appearance, facts.window) {
    case (.notAppeared, _): return .notAppeared
    case (.appeared, .visible): return nil
    case (.appeared, .hidden), (.disappeared, .hidden): return .windowHidden
    case (.appeared, .none), (.disappeared, .visible), (.disappeared, .none):
      if let cover = facts.cover, cover.kind == .opaque { return .covered(by: cover) }
      return .disappeared(facts.disappearance)
    }
  }

  private static func coverReason(_ facts: FocusFacts, _ counted: Set<FocusInterruption>) -> FocusReason? {
    guard let cover = facts.cover, cover.kind == .opaque || counted.contains(cover.kind) else { return nil }
    return cover.kind == .alert ? .alert(by: cover) : .covered(by: cover)
  }

  /// A reason outside of the screen and its transitions, which a cancelled transition does not undo.
  private static func outerReason(_ facts: FocusFacts, _ counted: Set<FocusInterruption>) -> FocusReason? {
    windowReason(facts, counted) ?? appReason(facts, counted) ?? groupReason(facts)
  }

  private static func windowReason(_ facts: FocusFacts, _ counted: Set<FocusInterruption>) -> FocusReason? {
    counted.contains(.keyWindowLoss) && !facts.isWindowKey ? .windowNotKey(by: facts.keyWindow) : nil
  }

  /// No screen in the background has focus. Whether an inactive one has is a choice.
  private static func appReason(_ facts: FocusFacts, _ counted: Set<FocusInterruption>) -> FocusReason? {
    if facts.app == .background { return .appBackground }
    if facts.scene == .background { return .sceneBackground }
    guard counted.contains(.inactive) else { return nil }
    if facts.app == .inactive { return .appInactive }
    return facts.scene == .inactive ? .sceneInactive : nil
  }

  private static func groupReason(_ facts: FocusFacts) -> FocusReason? {
    facts.isOutranked ? .lessRecentlyUsed : nil
  }
}

extension FocusFacts {
  /// A transition or the start of the app is under way, whose end decides.
  fileprivate var isMoving: Bool {
    isInTransition || isCoverInTransition || app == .entering || scene == .entering
  }
}
