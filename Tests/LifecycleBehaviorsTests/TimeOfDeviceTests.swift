import HeadlessDevice
import LifecycleBehaviors
import TestSupport
import Testing
import UIKit

/// Which device's time behaviors have.
@MainActor
@Suite(.oneDevice)
struct TimeOfDeviceTests {
  private var uptime: TimeInterval { LifecycleTime.current.read().uptime }

  @Test("Behaviors read the time of the device that was created last, and go on when its app is killed")
  func last() {
    let device = HeadlessDevice.launched()
    let start = uptime
    device.advance(by: 20)
    #expect(uptime - start == 20)
    device.kill()
    device.advance(by: 3)
    #expect(uptime - start == 23)
    let next = HeadlessDevice()
    next.advance(by: 1)
    #expect(uptime == 1)
  }

  @Test("Behaviors read the machine's time on a device in real time, whatever the device before had")
  func realTime() {
    HeadlessDevice().advance(by: 5)
    #expect(uptime == 5)
    _ = HeadlessDevice(time: .real)
    #expect(uptime != 5)
  }

  @Test("A timer of a device that another one has followed does not fire, and can be released")
  func formerTimer() {
    let first = HeadlessDevice()
    var calls = 0
    var timer: LifecycleSubscription? = LifecycleTime.current.schedule(after: 1) { calls += 1 }
    let second = HeadlessDevice()
    first.advance(by: 2)
    second.advance(by: 2)
    #expect(calls == 0)
    withExtendedLifetime(timer) {}
    timer = nil
  }
}
