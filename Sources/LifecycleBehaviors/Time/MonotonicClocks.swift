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

  static func read() -> ClockReading {
    ClockReading(
      uptime: seconds(of: uptimeClock), continuous: seconds(of: continuousClock),
      processor: seconds(of: CLOCK_PROCESS_CPUTIME_ID))
  }

  private static func seconds(of clock: clockid_t) -> TimeInterval {
    var time = timespec()
    clock_gettime(clock, &time)
    return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) / 1_000_000_000
  }
}
