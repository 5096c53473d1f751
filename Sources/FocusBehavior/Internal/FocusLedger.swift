import LifecycleBehaviors

/// The state of one screen's focus and the time spent in it. Turns verdicts into changes; knows no clock.
struct FocusLedger {
  private(set) var hasFocus = false
  private(set) var reason = FocusReason.notAppeared
  private var stateSince: ClockReading
  private var reasonSince: ClockReading
  private var settledFocused: Double = 0
  private var settledUnfocused: Double = 0
  private var settledSuspended: Double = 0

  init(at now: ClockReading) {
    stateSince = now
    reasonSince = now
  }

  /// Books the verdict; answers the change if there is one to tell. A screen that has never appeared is without focus
  /// quietly.
  /// - Parameter suspendedSince: the seconds from a reading to `now` during which the process was suspended.
  mutating func enter(
    _ verdict: FocusVerdict, at now: ClockReading, suspendedSince: (ClockReading) -> Double = { _ in 0 }
  ) -> FocusChange? {
    switch verdict {
    case .undecided:
      return nil
    case .focused:
      guard !hasFocus else { return nil }
      return change(to: true, Self.gainReason(after: reason), Span(stateSince, now, suspendedSince))
    case .unfocused(let newReason):
      if hasFocus { return change(to: false, newReason, Span(stateSince, now, suspendedSince)) }
      guard newReason != reason else { return nil }
      return changeReason(
        to: newReason, Span(reasonSince, now, suspendedSince), inState: Span(stateSince, now, suspendedSince))
    }
  }

  private mutating func change(to focused: Bool, _ newReason: FocusReason, _ state: Span) -> FocusChange {
    if hasFocus { settledFocused += state.awake } else { settledUnfocused += state.awake }
    settledSuspended += state.suspended
    defer {
      hasFocus = focused
      reason = newReason
      stateSince = state.end
      reasonSince = state.end
    }
    return FocusChange(
      hasFocus: focused, reason: newReason, previousReason: reason, timestamp: state.end.uptime,
      previousDuration: state.awake, previousSuspended: state.suspended, totalFocused: settledFocused,
      totalUnfocused: settledUnfocused, totalSuspended: settledSuspended, isReasonChange: false)
  }

  private mutating func changeReason(
    to newReason: FocusReason, _ before: Span, inState state: Span
  ) -> FocusChange? {
    defer {
      reason = newReason
      reasonSince = before.end
    }
    if reason == .notAppeared { return nil }
    return FocusChange(
      hasFocus: false, reason: newReason, previousReason: reason, timestamp: before.end.uptime,
      previousDuration: before.awake, previousSuspended: before.suspended, totalFocused: settledFocused,
      totalUnfocused: settledUnfocused + state.awake, totalSuspended: settledSuspended + state.suspended,
      isReasonChange: true)
  }

  /// The time from one reading to another, in seconds: with the process running, and suspended.
  private struct Span {
    let end: ClockReading
    let awake: Double
    let suspended: Double

    init(_ start: ClockReading, _ end: ClockReading, _ suspendedSince: (ClockReading) -> Double) {
      self.end = end
      suspended = suspendedSince(start)
      awake = end.continuous - start.continuous - suspended
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
    case .notAppeared, .disappeared, .detached: .appeared
    case .appeared, .uncovered, .appActive, .sceneActive, .windowKey, .windowVisible: loss
    }
  }
}
