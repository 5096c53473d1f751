import Foundation
import LifecycleBehaviors

/// The time from one reading to another, in seconds: with the process running, and suspended.
struct FocusSpan {
  let end: ClockReading
  let awake: TimeInterval
  let suspended: TimeInterval

  init(_ start: ClockReading, _ end: ClockReading, _ suspendedSince: FocusLedger.SuspendedSince) {
    self.end = end
    suspended = suspendedSince(start)
    awake = end.continuous - start.continuous - suspended
  }
}
