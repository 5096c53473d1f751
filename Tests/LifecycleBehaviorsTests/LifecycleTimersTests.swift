import Foundation
import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// How the timers that behaviors use end, in virtual time and on the machine.
@MainActor
@Suite(.oneDevice)
struct LifecycleTimersTests {
  @MainActor
  private final class Counter {
    var count = 0
  }

  /// Used on one thread after the other.
  private final class TimerBox: @unchecked Sendable {
    var timer: LifecycleSubscription?
  }

  /// Expects that what is scheduled is released with its handle, or when this is cancelled.
  private func expectReleasedWork(
    sourceLocation: SourceLocation = #_sourceLocation,
    _ schedule: (@escaping @MainActor () -> Void) -> LifecycleSubscription
  ) {
    for cancels in [true, false] {
      weak var weakCounter: Counter?
      var timer: LifecycleSubscription?
      do {
        let counter = Counter()
        weakCounter = counter
        timer = schedule { counter.count += 1 }
      }
      #expect(weakCounter != nil, sourceLocation: sourceLocation)
      if cancels { timer?.cancel() } else { timer = nil }
      #expect(weakCounter == nil, sourceLocation: sourceLocation)
      _ = timer
    }
  }

  @Test("A new device ends the one before: its work is released, even if its time is still current")
  func nextDevice() {
    weak var left: LifecycleTranscript?
    func leave() {
      let log = LifecycleTranscript()
      left = log
      HeadlessDevice().launch(showing: UIViewController())
      let box = TimerBox()
      box.timer = LifecycleTime.current.schedule(after: 1) {
        log.record("never")
        box.timer = nil
      }
    }
    leave()
    #expect(left != nil)
    let device = HeadlessDevice()
    #expect(left == nil)
    withExtendedLifetime(device) {}
  }

  @Test("Virtual time: a repeating timer off the main thread ends when it is cancelled, and when it is released")
  func repeating() {
    let device = HeadlessDevice()
    for cancels in [true, false] {
      let counter = LockedCounter()
      var timer: LifecycleSubscription? = LifecycleTime.current.repeatOffMainThread(every: 1) { counter.add() }
      device.advance(by: 3.5)
      #expect(counter.count == 3)
      if cancels { timer?.cancel() } else { timer = nil }
      device.advance(by: 5)
      #expect(counter.count == 3)
    }
  }

  @Test("Virtual time: a timer fires once while it is kept, and not when it is cancelled or released")
  func once() {
    let device = HeadlessDevice()
    let counter = Counter()
    let kept = LifecycleTime.current.schedule(after: 1) { counter.count += 1 }
    device.advance(by: 3)
    #expect(counter.count == 1)
    kept.cancel()
    expectReleasedWork { LifecycleTime.current.schedule(after: 1, $0) }
    _ = LifecycleTime.current.schedule(after: 1) { counter.count += 1 }
    device.advance(by: 2)
    #expect(counter.count == 1)
  }

  @Test("Virtual time: released on another thread, a timer that is due at that time does not fire")
  func releasedElsewhere() {
    let device = HeadlessDevice()
    let counter = Counter()
    let box = TimerBox()
    box.timer = LifecycleTime.current.schedule(after: 1) { counter.count += 1 }
    onAnotherThread { box.timer = nil }
    device.advance(by: 2)
    #expect(counter.count == 0)
  }

  @Test("A repeating timer keeps to multiples of its interval, leaves out missed calls, and ends with its handle")
  func repeatingOnMainThread() {
    let device = HeadlessDevice()
    let start = device.now
    for cancels in [true, false] {
      device.advance(by: 10 - (device.now - start).truncatingRemainder(dividingBy: 10))
      let begin = device.now
      let log = LifecycleTranscript()
      var timer: LifecycleSubscription? = LifecycleTime.current.schedule(every: 1) { [log, device] in
        log.record("\(((device.now - begin) * 100).rounded() / 100)")
      }
      device.advance(by: 2.5)
      #expect(log.flush() == ["1.0", "2.0"])
      device.blockMainThread(for: 3.25)
      device.turn()
      #expect(log.flush() == ["5.75"])
      device.advance(by: 1)
      #expect(log.flush() == ["6.0"])
      if cancels { timer?.cancel() } else { timer = nil }
      device.advance(by: 3)
      #expect(log.flush() == [])
      _ = timer
    }
  }

  @Test("A repeating timer that is released in its own call is not called again, even if the loop runs in that call")
  func releasesItself() {
    let loop = Loop()
    let box = TimerBox()
    var count = 0
    box.timer = loop.time.schedule(every: 1) {
      count += 1
      box.timer = nil
      if count < 3 { loop.fire() }
    }
    loop.fire()
    #expect(count == 1)
  }

  /// A run loop with one timer, which fires when a test says so, also inside its own call.
  @MainActor
  private final class Loop {
    private var work: (@MainActor () -> Void)?
    private(set) lazy var time = LifecycleTime(
      read: { ClockReading(uptime: 0, continuous: 0) },
      schedule: { [weak self] _, work in
        let timer = Counter()
        self?.work = { [weak timer] in if timer != nil { work() } }
        return timer
      },
      repeatOffMainThread: { _, _ in Counter() })

    func fire() {
      work?()
    }
  }

  @Test(
    "A deadline that has passed, or is no number, is now, and one that never comes is never",
    arguments: [-5, -1e300, 0])
  func passedDeadline(delay: TimeInterval) {
    let device = HeadlessDevice()
    let issues = IssueCollector()
    let counter = Counter()
    let timers = [
      LifecycleTime.current.schedule(after: delay) { counter.count += 1 },
      LifecycleTime.current.schedule(after: .infinity) { counter.count += 100 },
      LifecycleTime.current.schedule(every: .infinity) { counter.count += 100 },
    ]
    #expect(issues.flush() == [])
    let noNumber = LifecycleTime.current.schedule(after: .nan) { counter.count += 10 }
    device.advance(by: 3600)
    #expect(counter.count == 11)
    withExtendedLifetime((timers, noNumber)) {}
  }

  @Test(
    "An interval that is too short, or no number, is a second", arguments: ["-1.0", "0.0", "1e-12", "nan"])
  func shortInterval(text: String) throws {
    let device = HeadlessDevice()
    let issues = IssueCollector()
    let counter = Counter()
    let timer = LifecycleTime.current.schedule(every: Double(text) ?? 1) { counter.count += 1 }
    try #require(issues.flush().count == 1)
    device.advance(by: 10)
    #expect((9...10).contains(counter.count))
    withExtendedLifetime(timer) {}
  }

  @Test("Work on the main run loop is released when it is cancelled, and with its handle")
  func mainRunLoop() {
    expectReleasedWork { LifecycleTime.system.schedule(after: 3600, $0) }
    expectReleasedWork { LifecycleTime.system.afterEachIteration($0) }
  }
}
