import Foundation
import LifecycleBehaviors
import ScreenSupport

/// The seconds that a screen has spent in the states that are over.
struct FocusTimes {
  var focused: TimeInterval = 0
  var unfocused: TimeInterval = 0
  var suspended: TimeInterval = 0

  /// Returns these times and a state that lasted for `span`.
  func adding(_ span: FocusSpan, hasFocus: Bool) -> FocusTimes {
    FocusTimes(
      focused: focused + (hasFocus ? span.awake : 0), unfocused: unfocused + (hasFocus ? 0 : span.awake),
      suspended: suspended + span.suspended)
  }
}

/// The time from one reading to another, in seconds: while the process was running, and while it was suspended.
struct FocusSpan {
  let awake: TimeInterval
  let suspended: TimeInterval

  @MainActor
  init(_ start: ClockReading, _ end: ClockReading, without suspensions: SuspendedTime) {
    suspended = suspensions.seconds(from: start, to: end)
    // A clock that cannot be read any more counts for nothing.
    awake = max(0, end.continuous - start.continuous - suspended)
  }
}

/// Adds up the times for which a condition has held.
struct FocusStopwatch {
  private var settled: TimeInterval = 0
  private var start: TimeInterval?

  /// Starts or stops at `now`. Does nothing where it is running, or stopped, already.
  mutating func run(_ isRunning: Bool, at now: TimeInterval) {
    guard isRunning != (start != nil) else { return }
    settled = total(at: now)
    start = isRunning ? now : nil
  }

  func total(at now: TimeInterval) -> TimeInterval {
    settled + (start.map { max(0, now - $0) } ?? 0)
  }
}
