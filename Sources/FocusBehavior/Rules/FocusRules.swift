// Facts and what counts in, verdict out; knows no UIKit and no time. Tests: FocusRulesTests.

enum FocusRules {
  /// Returns whether a screen has focus, and why not.
  ///
  /// `counted` are the interruptions that take focus. `isOutranked` is true if another member of the group could have focus
  /// too, and has been used more recently.
  ///
  /// Reasons of the screen itself precede reasons of the whole app, so that a screen that has disappeared reports no change
  /// when Control Center opens.
  static func verdict(
    _ facts: FocusFacts, _ counted: Set<FocusInterruption>, isOutranked: Bool = false
  ) -> FocusVerdict {
    if let loss = absence(facts) { return .unfocused(loss) }
    if facts.isMoving {
      let cover = facts.isCoverInTransition ? nil : coverLoss(facts, counted)
      guard let loss = cover ?? outerLoss(facts, counted, isOutranked) else { return .undecided }
      return .interrupted(loss)
    }
    if let loss = coverLoss(facts, counted) { return .unfocused(loss) }
    if !facts.isInSight { return .unfocused(FocusLoss(.viewHidden)) }
    return outerLoss(facts, counted, isOutranked).map { .unfocused($0) } ?? .focused
  }

  /// Returns whether the screen would have focus if it were in no group. During a transition, returns what it `was` before.
  static func isCandidate(_ facts: FocusFacts, _ counted: Set<FocusInterruption>, was wasCandidate: Bool) -> Bool {
    switch verdict(facts, counted) {
    case .focused: return true
    case .undecided: return wasCandidate
    case .unfocused, .interrupted: return false
    }
  }

  /// Returns whether the screen may be seen, with focus or without: on screen, and neither hidden nor outside of the window.
  static func isVisible(_ facts: FocusFacts) -> Bool {
    isOnScreen(facts) && facts.isInSight
  }

  /// Returns whether the screen is between appearing and disappearing, in a visible window of an app and a scene that are not
  /// in the background. UIKit announces the end of that, and not that a view is hidden or shown.
  static func isOnScreen(_ facts: FocusFacts) -> Bool {
    facts.appearance == .appeared && facts.window == .visible && facts.app != .background && facts.scene != .background
  }

  /// Why the screen is not on screen; nil if it is. If a modal has removed its view, or its window is hidden, that is the
  /// reason, and not a disappearance.
  private static func absence(_ facts: FocusFacts) -> FocusLoss? {
    switch (facts.appearance, facts.window) {
    case (.notAppeared, _): return FocusLoss(.notAppeared)
    case (.appeared, .visible): return nil
    case (.appeared, .hidden), (.disappeared, .hidden): return FocusLoss(.windowHidden)
    case (.appeared, .none), (.disappeared, .visible), (.disappeared, .none):
      if let cover = facts.cover, cover.kind == .opaque { return FocusLoss(.covered, by: cover) }
      return FocusLoss(FocusReason(facts.disappearance))
    }
  }

  private static func coverLoss(_ facts: FocusFacts, _ counted: Set<FocusInterruption>) -> FocusLoss? {
    guard let cover = facts.cover, counts(cover.kind, counted) else { return nil }
    return FocusLoss(cover.kind == .alert ? .alert : .covered, by: cover)
  }

  /// Whether a cover of this kind takes focus.
  static func counts(_ kind: FocusInterruption, _ counted: Set<FocusInterruption>) -> Bool {
    kind == .opaque || counted.contains(kind)
  }

  /// A loss outside of the screen and its transitions, which a cancelled transition does not undo.
  private static func outerLoss(
    _ facts: FocusFacts, _ counted: Set<FocusInterruption>, _ isOutranked: Bool
  ) -> FocusLoss? {
    if !facts.isWindowKey, counted.contains(.keyWindowLoss) { return FocusLoss(.windowNotKey, by: facts.keyWindow) }
    if let reason = appReason(facts, counted) { return FocusLoss(reason) }
    if !facts.isFrontmost, counted.contains(.sceneNotFrontmost) { return FocusLoss(.sceneNotFrontmost) }
    return isOutranked ? FocusLoss(.lessRecentlyUsed) : nil
  }

  /// No screen in the background has focus. Whether an inactive one has is a choice.
  private static func appReason(_ facts: FocusFacts, _ counted: Set<FocusInterruption>) -> FocusReason? {
    if facts.app == .background { return .appBackground }
    if facts.scene == .background { return .sceneBackground }
    guard facts.app == .inactive || facts.scene == .inactive, counted.contains(.inactive) else { return nil }
    return facts.app == .inactive ? .appInactive : .sceneInactive
  }
}

extension FocusFacts {
  /// A transition or the start of the app is under way, whose end decides.
  fileprivate var isMoving: Bool {
    isInTransition || isCoverInTransition || app == .entering || scene == .entering
  }
}
