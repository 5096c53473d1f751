import Foundation

/// Two monotonic clocks and the processor time, read together, in seconds since an arbitrary start.
///
/// ```swift
/// let start = time.read()
/// upload()
/// let end = time.read()
/// print("slept for", (end.continuous - start.continuous) - (end.uptime - start.uptime))
/// ```
///
/// Both clocks continue while the process is suspended. Their difference grows only while the device sleeps.
///
/// ## Topics
///
/// ### The clocks
///
/// - ``uptime``
/// - ``continuous``
/// - ``processor``
///
/// ### Making one
///
/// - ``init(uptime:continuous:processor:)``
public struct ClockReading: Hashable, Sendable {
  /// Stops while the device sleeps: `CLOCK_UPTIME_RAW` on Apple systems, the time base of `CACurrentMediaTime()`.
  public var uptime: TimeInterval

  /// Continues while the device sleeps: `CLOCK_MONOTONIC_RAW` on Apple systems.
  public var continuous: TimeInterval

  /// The processor time that all threads of the process have used: `CLOCK_PROCESS_CPUTIME_ID`. It does not change while the
  /// process is suspended, and is 0 where it is not measured.
  public var processor: TimeInterval

  /// Makes a reading, for a time of your own.
  /// - Parameters:
  ///   - uptime: seconds without the device's sleep.
  ///   - continuous: seconds with it.
  ///   - processor: seconds of processor time.
  public init(uptime: TimeInterval, continuous: TimeInterval, processor: TimeInterval = 0) {
    self.uptime = uptime
    self.continuous = continuous
    self.processor = processor
  }
}
