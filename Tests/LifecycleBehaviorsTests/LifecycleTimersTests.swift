import Foundation
import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// What ends the timers that behaviors use, in virtual time and on the machine.
@MainActor
@Suite(.oneDevice)
struct LifecycleTimersTests {
  @MainActor
  private final class Counter {
    var count = 0
  }

  /// Counts on whatever thread.
  private final class LockedCounter: @unchecked Sendable {
    // Guarded by the lock.
    private var storage = 0
    private let lock = NSLock()

    var count: Int {
      lock.lock()
      defer { lock.unlock() }
      return storage
    }

    func add() {
      lock.lock()
      defer { lock.unlock() }
      storage += 1
    }
  }

  @Test("Virtual time: a repeating timer off the main thread ends when it is cancelled, and when it is released")
  func repeating() {
    let device = HeadlessDevice().drivingLifecycleTime()
    for cancels in [true, false] {
      let counter = LockedCounter()
      var timer: (any LifecycleTimer)? = LifecycleTime.current.repeatOffMainThread(1) { counter.add() }
      device.advance(by: 3.5)
      #expect(counter.count == 3)
      if cancels { timer?.cancel() } else { timer = nil }
      device.advance(by: 5)
      #expect(counter.count == 3)
    }
  }

  @Test("Virtual time: a timer that is cancelled does not come, and the ends of turns end with their handle")
  func once() {
    let device = HeadlessDevice().drivingLifecycleTime()
    let counter = Counter()
    let timer = LifecycleTime.current.schedule(1) { counter.count += 1 }
    timer.cancel()
    device.advance(by: 2)
    #expect(counter.count == 0)
    for cancels in [true, false] {
      counter.count = 0
      var turns: (any LifecycleTimer)? = LifecycleTime.current.afterEachTurn { counter.count += 1 }
      device.turn()
      #expect(counter.count > 0)
      if cancels { turns?.cancel() } else { turns = nil }
      counter.count = 0
      device.turn()
      #expect(counter.count == 0)
    }
  }

  @Test("RealTime: a repeating timer off the main thread ends when it is cancelled, and when it is released")
  func realRepeating() {
    for cancels in [true, false] {
      let counter = LockedCounter()
      let ticked = DispatchSemaphore(value: 0)
      var timer: (any LifecycleTimer)? = LifecycleTime.system.repeatOffMainThread(0.001) {
        counter.add()
        ticked.signal()
      }
      ticked.wait()
      if cancels { timer?.cancel() } else { timer = nil }
      let counted = counter.count
      Thread.sleep(forTimeInterval: 0.05)
      #expect(counter.count <= counted + 1, "a tick may have been under way")
      _ = timer
    }
  }

  @Test("What is called at the ends of the main run loop's turns is released with the handle, and when it is cancelled")
  func realTurns() {
    for cancels in [true, false] {
      weak var weakCounter: Counter?
      var turns: (any LifecycleTimer)?
      do {
        let counter = Counter()
        weakCounter = counter
        turns = LifecycleTime.system.afterEachTurn { counter.count += 1 }
      }
      #expect(weakCounter != nil)
      if cancels { turns?.cancel() } else { turns = nil }
      #expect(weakCounter == nil)
      _ = turns
    }
  }
}
