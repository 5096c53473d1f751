import Foundation
import LifecycleBehaviors
import Testing

@testable import SuspendBehavior

struct LifeWatcherTests {
  /// A clock that is moved by hand, and calls back when it is read.
  private final class HandClock: @unchecked Sendable {
    var now = 0.0
    var whenRead: () -> Void = {}

    func read() -> ClockReading {
      let reading = ClockReading(uptime: now, continuous: now)
      whenRead()
      return reading
    }
  }

  private let clock = HandClock()

  private func watcher() -> LifeWatcher {
    LifeWatcher(shortestSilence: 1, read: { [clock] in clock.read() })
  }

  @Test("Keeps the silences that are long enough, in order, with the one that is going on, and returns them once")
  func silences() {
    let watcher = watcher()
    for time in [0.5, 2.5, 3, 7] {
      clock.now = time
      watcher.giveSign()
    }
    clock.now = 9
    #expect(watcher.takeSilences().silences.map(\.seconds) == [2, 4, 2])
    #expect(watcher.takeSilences().silences == [])
  }

  @Test("Of very many silences the longest are kept")
  func capacity() {
    let watcher = watcher()
    for index in 0..<100 {
      clock.now += index == 50 ? 60 : 2
      watcher.giveSign()
    }
    let silences = watcher.takeSilences().silences
    #expect(silences.count == LifeWatcher.capacity)
    #expect(silences.map(\.seconds).max() == 60)
  }

  @Test(
    "The clocks are read under the lock: a process stopped between a reading and its use has one time for both threads")
  func atomicity() {
    let watcher = watcher()
    clock.now = 5
    var wasLocked: [Bool] = []
    defer { clock.whenRead = {} }
    clock.whenRead = {
      let isFree = watcher.lock.try()
      if isFree { watcher.lock.unlock() }
      wasLocked.append(!isFree)
    }
    watcher.giveSign()
    _ = watcher.takeSilences()
    #expect(wasLocked == [true, true])
  }
}
