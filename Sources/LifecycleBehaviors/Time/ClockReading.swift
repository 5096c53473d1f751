import Foundation

/// Two monotonic clocks and the processor time read together, in seconds since an arbitrary start.
///
/// Both clocks run on while the process is suspended. Their difference grows only while the device sleeps.
public struct ClockReading: Hashable, Sendable {
  /// Stops while the device sleeps: `CLOCK_UPTIME_RAW` on Apple systems, the time base of `CACurrentMediaTime()`.
  public var uptime: TimeInterval

  /// Runs on while the device sleeps: `CLOCK_MONOTONIC_RAW` on Apple systems.
  public var continuous: TimeInterval

  /// What all threads of the process have used of the processor: `CLOCK_PROCESS_CPUTIME_ID`. It stands still while the
  /// process does, and is 0 where it is not measured.
  public var processor: TimeInterval

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
