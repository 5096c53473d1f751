/// The device's clocks, which any thread may read (R88).
package final class LoopClock: Sendable {
  private let start: MachineClock.Reading?
  private let virtual = Locked(MachineClock.Reading(uptime: 0, continuous: 0))

  init(isVirtual: Bool) {
    start = isVirtual ? nil : MachineClock.now()
  }

  /// Nanoseconds since the device was created.
  var now: MachineClock.Reading {
    if let start {
      let now = MachineClock.now()
      return MachineClock.Reading(uptime: now.uptime - start.uptime, continuous: now.continuous - start.continuous)
    }
    return virtual.withLock { $0 }
  }

  /// Seconds since the device was created.
  package var seconds: (uptime: Double, continuous: Double) {
    let now = now
    return (MainLoop.seconds(now.uptime), MainLoop.seconds(now.continuous))
  }

  /// Moves virtual time on to an uptime; time does not go back.
  func advance(to uptime: Int64) {
    virtual.withLock {
      let step = max(0, uptime - $0.uptime)
      $0.uptime += step
      $0.continuous += step
    }
  }

  /// Moves on the clock that counts the device's sleep.
  func sleep(_ nanoseconds: Int64) {
    virtual.withLock { $0.continuous += nanoseconds }
  }
}

/// The machine's own clocks, for a device that lives in real time.
enum MachineClock {
  struct Reading: Sendable {
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
