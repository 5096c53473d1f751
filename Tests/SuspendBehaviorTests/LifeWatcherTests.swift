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

  @Test("Keeps the silences that are long enough, in order, with the one that is going on, and gives them away once")
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

  @Test("Nobody gives a sign between another thread's reading and its use, where the process may have been stopped")
  func atomicity() {
    let watcher = watcher()
    clock.now = 5
    clock.whenRead = { [clock] in
      clock.whenRead = {}
      // Stopped here for 20 s, and the watcher's thread is the first to run.
      clock.now = 25
      let thread = Thread { watcher.giveSign() }
      thread.start()
      Thread.sleep(forTimeInterval: 0.02)
    }
    let (silences, now) = watcher.takeSilences()
    #expect(now.continuous == 5)
    #expect(silences.allSatisfy { $0.firstLateSign.continuous <= now.continuous })
    Thread.sleep(forTimeInterval: 0.02)
    #expect(watcher.takeSilences().silences.map(\.seconds).max() == 20)
  }
}
