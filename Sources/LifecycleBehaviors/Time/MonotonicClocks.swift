import Foundation

// The only file that depends on which C clocks the platform has.
// Source: clock_gettime(3) of Darwin and of Linux. CLOCK_MONOTONIC counts device sleep on Darwin and does not on Linux.

enum MonotonicClocks {
  #if canImport(Darwin)
    private static let uptimeClock = CLOCK_UPTIME_RAW
    private static let continuousClock = CLOCK_MONOTONIC_RAW
  #else
    private static let uptimeClock = CLOCK_MONOTONIC
    private static let continuousClock = CLOCK_BOOTTIME
  #endif

  /// Whether both clocks can be read here; a sandbox or an old kernel may refuse one.
  static let areAvailable = seconds(of: uptimeClock) != nil && seconds(of: continuousClock) != nil

  /// A clock that cannot be read is replaced by the other one. The device's sleep is then not known.
  static func read() -> ClockReading {
    let uptime = seconds(of: uptimeClock)
    let continuous = seconds(of: continuousClock)
    return ClockReading(
      uptime: uptime ?? continuous ?? 0, continuous: continuous ?? uptime ?? 0,
      processor: seconds(of: CLOCK_PROCESS_CPUTIME_ID) ?? 0)
  }

  private static func seconds(of clock: clockid_t) -> TimeInterval? {
    var time = timespec()
    guard clock_gettime(clock, &time) == 0 else { return nil }
    return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) / 1_000_000_000
  }
}
