import Dispatch
import Foundation
import LifecycleBehaviors
import Testing

/// The machine's own clocks and timers. Waits for the real world, for less than a tenth of a second if the test passes.
@MainActor
struct SystemTimeTests {
  @Test("RealTime: the clocks continue, and processor time only while code runs")
  func clocks() {
    let time = LifecycleTime.system
    let start = time.read()
    Thread.sleep(forTimeInterval: 0.05)
    let slept = time.read()
    #expect(slept.uptime - start.uptime >= 0.05)
    #expect(slept.continuous - start.continuous >= 0.05)
    while time.read().processor - slept.processor < 0.01 {}
    #expect(time.measuresSleep)
  }

  @Test(
    "RealTime: a timer off the main thread ticks while the main thread waits, until it is cancelled or released",
    arguments: [true, false])
  func offMainTimer(cancels: Bool) {
    let counter = LockedCounter()
    let ticks = DispatchSemaphore(value: 0)
    var timer: LifecycleSubscription? = LifecycleTime.system.repeatOffMainThread(every: 0.005) {
      counter.add()
      if !Thread.isMainThread { ticks.signal() }
    }
    for _ in 0..<3 {
      // A limit for a timer that never ticks, however slow the machine is.
      #expect(ticks.wait(timeout: .now() + 60) == .success)
    }
    if cancels { timer?.cancel() } else { timer = nil }
    let counted = counter.count
    Thread.sleep(forTimeInterval: 0.05)
    #expect(counter.count <= counted + 1, "a tick may have been under way")
    _ = timer
  }
}
