import Foundation
import LifecycleBehaviors
import Testing

/// The machine's own clocks. Waits for the real world, for less than a tenth of a second.
@MainActor
struct SystemTimeTests {
  @Test("RealTime: the clocks run on, and processor time only while something runs")
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
}
