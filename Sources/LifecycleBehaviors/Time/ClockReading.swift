import Foundation

/// Two monotonic clocks read together, in seconds since an arbitrary start.
///
/// Both run on while the process is suspended. Their difference grows only while the device sleeps.
public struct ClockReading: Hashable, Sendable {
  /// Stops while the device sleeps: `CLOCK_UPTIME_RAW` on Apple systems, the time base of `CACurrentMediaTime()`.
  public var uptime: TimeInterval

  /// Runs on while the device sleeps: `CLOCK_MONOTONIC_RAW` on Apple systems.
  public var continuous: TimeInterval

  public init(uptime: TimeInterval, continuous: TimeInterval) {
    self.uptime = uptime
    self.continuous = continuous
  }
}
