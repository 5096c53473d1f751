import LifecycleBehaviors

/// The state of one screen's focus and the time spent in it. Turns verdicts into changes; knows no clock.
struct FocusLedger {
  private(set) var hasFocus = false
  private(set) var reason = FocusReason.notAppeared
  private var stateSince: ClockReading
  private var reasonSince: ClockReading
  private var settledFocused: Double = 0
  private var settledUnfocused: Double = 0

  init(at now: ClockReading) {
    stateSince = now
    reasonSince = now
  }

  /// Books the verdict; answers the change if there is one to tell. A screen that has never appeared is without focus
  /// quietly.
  mutating func enter(_ verdict: FocusVerdict, at now: ClockReading) -> FocusChange? {
    switch verdict {
    case .undecided:
      return nil
    case .focused:
      guard !hasFocus else { return nil }
      return change(to: true, Self.gainReason(after: reason), at: now)
    case .unfocused(let newReason):
      if hasFocus { return change(to: false, newReason, at: now) }
      guard newReason != reason else { return nil }
      return changeReason(to: newReason, at: now)
    }
  }

  private mutating func change(to focused: Bool, _ newReason: FocusReason, at now: ClockReading) -> FocusChange {
    let elapsed = now.continuous - stateSince.continuous
    if hasFocus { settledFocused += elapsed } else { settledUnfocused += elapsed }
    defer {
      hasFocus = focused
      reason = newReason
      stateSince = now
      reasonSince = now
    }
    return FocusChange(
      hasFocus: focused, reason: newReason, previousReason: reason, timestamp: now.uptime, previousDuration: elapsed,
      totalFocused: settledFocused, totalUnfocused: settledUnfocused, isReasonChange: false)
  }

  private mutating func changeReason(to newReason: FocusReason, at now: ClockReading) -> FocusChange? {
    defer {
      reason = newReason
      reasonSince = now
    }
    if reason == .notAppeared { return nil }
    return FocusChange(
      hasFocus: false, reason: newReason, previousReason: reason, timestamp: now.uptime,
      previousDuration: now.continuous - reasonSince.continuous, totalFocused: settledFocused,
      totalUnfocused: settledUnfocused + now.continuous - stateSince.continuous, isReasonChange: true)
  }

  /// A gain is the end of what had taken the focus away.
  private static func gainReason(after loss: FocusReason) -> FocusReason {
    switch loss {
    case .covered, .alert: .uncovered
    case .appInactive, .appBackground: .appActive
    case .sceneInactive, .sceneBackground: .sceneActive
    case .windowNotKey: .windowKey
    case .windowHidden: .windowVisible
    case .notAppeared, .disappeared, .detached: .appeared
    case .appeared, .uncovered, .appActive, .sceneActive, .windowKey, .windowVisible: loss
    }
  }
}
