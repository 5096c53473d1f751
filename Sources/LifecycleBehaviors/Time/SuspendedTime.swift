import Foundation

/// Knows for how long the process has been suspended. SuspendBehavior has one.
@MainActor
package protocol SuspendedTimeSource: AnyObject {
  /// The seconds of continuous time between two readings of the same clocks during which the process is known to have been
  /// suspended.
  /// - Parameters:
  ///   - start: the first reading.
  ///   - end: the second reading.
  /// - Returns: the seconds, from 0 up to the time between the two.
  func secondsSuspended(from start: ClockReading, to end: ClockReading) -> TimeInterval
}

/// The suspensions that are known on the clocks of one ``LifecycleTime``: found by SuspendBehavior, subtracted by
/// FocusBehavior, neither of which imports the other.
@MainActor
package final class SuspendedTime {
  /// The source of suspensions on these clocks. While it is nil, none are counted.
  package var source: (any SuspendedTimeSource)?

  /// Counts none until it is given a source.
  package nonisolated init() {}

  /// The seconds of continuous time from `start` to `end` during which the process is known to have been suspended.
  /// - Parameters:
  ///   - start: the first reading.
  ///   - end: the second reading.
  /// - Returns: the seconds, from 0 up to the time between the two.
  package func seconds(from start: ClockReading, to end: ClockReading) -> TimeInterval {
    let elapsed = max(0, end.continuous - start.continuous)
    return min(elapsed, max(0, source?.secondsSuspended(from: start, to: end) ?? 0))
  }
}
