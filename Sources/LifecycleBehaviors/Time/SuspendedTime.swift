import Foundation

/// Knows for how long the process has been suspended, for everybody who measures durations.
///
/// SuspendBehavior has one; an app with its own means of telling may write another and put it into
/// ``SuspendedTime/source``.
@MainActor
public protocol SuspendedTimeSource: AnyObject {
  /// The seconds of continuous time between two readings of the same clocks during which the process was suspended, as
  /// far as is known by now: from 0 up to the time between them.
  func secondsSuspended(from start: ClockReading, to end: ClockReading) -> TimeInterval
}

/// The place where whoever finds suspensions and whoever measures durations meet, without knowing each other.
///
/// Each ``LifecycleTime`` has one, since its readings mean something on its own clocks only. Main thread only.
@MainActor
public final class SuspendedTime {
  /// Who knows about suspensions on these clocks. Nil, as it is until somebody finds out about them, counts none.
  public var source: (any SuspendedTimeSource)?

  /// Counts none until it is given a source.
  public nonisolated init() {}

  /// The seconds of continuous time from `start` to `end` during which the process is known to have been suspended;
  /// never less than 0 nor more than the time between the two.
  public func seconds(from start: ClockReading, to end: ClockReading) -> TimeInterval {
    let elapsed = max(0, end.continuous - start.continuous)
    return min(elapsed, max(0, source?.secondsSuspended(from: start, to: end) ?? 0))
  }
}
