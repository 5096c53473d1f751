/// The machine's own clocks, for a device that lives in real time.
enum MachineClock {
  struct Reading {
    /// Nanoseconds since boot without sleep.
    var uptime: Int64
    /// Nanoseconds since boot with sleep.
    var continuous: Int64
  }

  static func now() -> Reading {
    #if canImport(Darwin)
      Reading(uptime: read(CLOCK_UPTIME_RAW), continuous: read(CLOCK_MONOTONIC_RAW))
    #else
      Reading(uptime: read(CLOCK_MONOTONIC), continuous: read(CLOCK_BOOTTIME))
    #endif
  }

  private static func read(_ clock: clockid_t) -> Int64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
