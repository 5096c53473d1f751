import Foundation
import LifecycleBehaviors

/// The state of one screen's focus and the time spent in it. Turns verdicts into changes; knows no clock.
struct FocusLedger {
  private(set) var hasFocus = false
  private(set) var reason = FocusReason.notAppeared
  /// Until the first gain the screen is without focus quietly.
  private var hasHadFocus = false
  private var stateSince: ClockReading
  private var reasonSince: ClockReading
  private var settled = Totals()
  private var visible = FocusStopwatch()

  /// The seconds from a reading to now during which the process was suspended.
  typealias SuspendedSince = (ClockReading) -> TimeInterval

  init(at now: ClockReading) {
    stateSince = now
    reasonSince = now
  }

  /// Books the verdict.
  /// - Returns: the change, if there is one to report.
  mutating func enter(
    _ verdict: FocusVerdict, isVisible: Bool = false, at now: ClockReading,
    suspendedSince: SuspendedSince = { _ in 0 }
  ) -> FocusChange? {
    visible.run(isVisible, at: now.continuous)
    switch verdict {
    case .undecided:
      return nil
    case .interrupted(let newReason):
      guard hasFocus || reason.isAboutActivity else { return nil }
      return enter(.unfocused(newReason), isVisible: isVisible, at: now, suspendedSince: suspendedSince)
    case .focused:
      guard !hasFocus else { return nil }
      let gained = hasHadFocus ? Self.gainReason(after: reason) : .appeared
      return change(to: true, gained, FocusSpan(stateSince, now, suspendedSince))
    case .unfocused(let newReason):
      let state = FocusSpan(stateSince, now, suspendedSince)
      if hasFocus { return change(to: false, newReason, state) }
      guard newReason.isNews(after: reason) else { return nil }
      return changeReason(to: newReason, FocusSpan(reasonSince, now, suspendedSince), in: state)
    }
  }

  func state(at now: ClockReading, suspendedSince: SuspendedSince = { _ in 0 }) -> ScreenFocus {
    let state = FocusSpan(stateSince, now, suspendedSince)
    let totals = settled.adding(state, hasFocus: hasFocus)
    return ScreenFocus(
      hasFocus: hasFocus, reason: reason, timestamp: stateSince.uptime, duration: state.awake,
      totalFocused: totals.focused, totalUnfocused: totals.unfocused, totalSuspended: totals.suspended,
      totalVisible: visible.total(at: now.continuous))
  }

  private mutating func change(to isFocused: Bool, _ newReason: FocusReason, _ state: FocusSpan) -> FocusChange {
    let previousReason = reason
    settled = settled.adding(state, hasFocus: hasFocus)
    hasFocus = isFocused
    hasHadFocus = true
    reason = newReason
    stateSince = state.end
    reasonSince = state.end
    return told(previousReason, state, settled, isReasonChange: false)
  }

  private mutating func changeReason(
    to newReason: FocusReason, _ before: FocusSpan, in state: FocusSpan
  ) -> FocusChange? {
    let previousReason = reason
    reason = newReason
    reasonSince = before.end
    guard hasHadFocus else { return nil }
    return told(previousReason, before, settled.adding(state, hasFocus: false), isReasonChange: true)
  }

  private func told(
    _ previousReason: FocusReason, _ before: FocusSpan, _ totals: Totals, isReasonChange: Bool
  ) -> FocusChange {
    FocusChange(
      hasFocus: hasFocus, reason: reason, previousReason: previousReason, timestamp: before.end.uptime,
      previousDuration: before.awake, previousSuspended: before.suspended, totalFocused: totals.focused,
      totalUnfocused: totals.unfocused, totalSuspended: totals.suspended,
      totalVisible: visible.total(at: before.end.continuous), isReasonChange: isReasonChange)
  }

  /// Seconds of all states that are over.
  private struct Totals {
    var focused: TimeInterval = 0
    var unfocused: TimeInterval = 0
    var suspended: TimeInterval = 0

    func adding(_ state: FocusSpan, hasFocus: Bool) -> Totals {
      Totals(
        focused: focused + (hasFocus ? state.awake : 0), unfocused: unfocused + (hasFocus ? 0 : state.awake),
        suspended: suspended + state.suspended)
    }
  }

  /// A gain is the end of what had taken the focus away.
  private static func gainReason(after loss: FocusReason) -> FocusReason {
    switch loss {
    case .covered, .alert: .uncovered
    case .appInactive, .appBackground: .appActive
    case .sceneInactive, .sceneBackground: .sceneActive
    case .windowNotKey: .windowKey
    case .windowHidden: .windowVisible
    case .lessRecentlyUsed: .mostRecentlyUsed
    case .notAppeared, .disappeared, .detached, .deinitialized: .appeared
    case .appeared, .uncovered, .appActive, .sceneActive, .windowKey, .windowVisible, .mostRecentlyUsed: loss
    }
  }
}

extension FocusReason {
  /// Whether it is reported of a screen that was without focus for `reason`. Which other window is key makes no
  /// difference: that focus moves on elsewhere is not the screen's concern.
  fileprivate func isNews(after reason: FocusReason) -> Bool {
    if case .windowNotKey = self, case .windowNotKey = reason { return false }
    return self != reason
  }

  /// Whether it is the app or the scene that is away.
  fileprivate var isAboutActivity: Bool {
    switch self {
    case .appInactive, .appBackground, .sceneInactive, .sceneBackground: true
    default: false
    }
  }
}
