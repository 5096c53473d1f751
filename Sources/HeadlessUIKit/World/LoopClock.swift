/// The device's clocks, which any thread may read (R88).
package final class LoopClock: @unchecked Sendable {
  private let lock = NSLock()
  private let start: MachineClock.Reading?
  private var virtual = MachineClock.Reading(uptime: 0, continuous: 0)

  init(isVirtual: Bool) {
    start = isVirtual ? nil : MachineClock.now()
  }

  /// Nanoseconds since the device was made.
  var now: MachineClock.Reading {
    if let start {
      let now = MachineClock.now()
      return MachineClock.Reading(uptime: now.uptime - start.uptime, continuous: now.continuous - start.continuous)
    }
    return lock.withLock { virtual }
  }

  /// Moves virtual time on to an uptime; time does not go back.
  func advance(to uptime: Int64) {
    lock.withLock {
      let step = max(0, uptime - virtual.uptime)
      virtual.uptime += step
      virtual.continuous += step
    }
  }

  /// Moves on the clock that counts the device's sleep.
  func sleep(_ nanoseconds: Int64) {
    lock.withLock { virtual.continuous += nanoseconds }
  }
}
