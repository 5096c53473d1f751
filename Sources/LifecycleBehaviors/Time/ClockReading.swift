import Foundation

/// The time of two monotonic clocks, read together, in seconds since an arbitrary start.
///
/// ```swift
/// let start = time.read()
/// upload()
/// let end = time.read()
/// print("slept for", (end.continuous - start.continuous) - (end.uptime - start.uptime))
/// ```
///
/// Both clocks continue while the process is suspended. The difference between the clocks grows only while the device sleeps.
///
/// ## Topics
///
/// ### The clocks
///
/// - ``uptime``
/// - ``continuous``
///
/// ### In a test
///
/// - ``init(uptime:continuous:)``
public struct ClockReading: Hashable, Sendable {
  /// Seconds of the clock that stops while the device sleeps: `CLOCK_UPTIME_RAW` on Apple systems, the time base of
  /// `CACurrentMediaTime()`.
  public package(set) var uptime: TimeInterval

  /// Seconds of the clock that continues while the device sleeps: `CLOCK_MONOTONIC_RAW` on Apple systems.
  public package(set) var continuous: TimeInterval

  /// The processor time that all threads of the process have used: `CLOCK_PROCESS_CPUTIME_ID`. It does not change while the
  /// process is suspended, and is 0 where it is not measured.
  package var processor: TimeInterval

  /// Creates a reading, for a test.
  /// - Parameters:
  ///   - uptime: seconds, without the time for which the device slept.
  ///   - continuous: seconds, with the time for which the device slept.
  public init(uptime: TimeInterval, continuous: TimeInterval) {
    self.init(uptime: uptime, continuous: continuous, processor: 0)
  }

  package init(uptime: TimeInterval, continuous: TimeInterval, processor: TimeInterval) {
    self.uptime = uptime
    self.continuous = continuous
    self.processor = processor
  }
}
