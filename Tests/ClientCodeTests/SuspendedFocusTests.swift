import FocusBehavior
import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import SuspendBehavior
import TestSupport
import Testing
import UIKit

/// FocusBehavior and SuspendBehavior together, neither of which imports the other.
@MainActor
@Suite(.everyAnswer)
struct SuspendedFocusTests {
  let device = HeadlessDevice()
  let log = LifecycleTranscript()

  private func focus(_ name: String, since start: Double = 0) -> FocusBehavior<UIViewController> {
    FocusBehavior { [log, unowned device] change in
      let wall = device.continuousNow - start
      let sum = change.totalFocused + change.totalUnfocused + change.totalSuspended
      #expect(abs(sum - wall) < 1e-6, "\(name): \(sum) of \(wall)")
      let suspended = (change.previousSuspended * 10).rounded() / 10
      log.record("\(name) \(change.reason.name) \((change.previousDuration * 10).rounded() / 10) + \(suspended)")
    }
  }

  @Test("Focused, unfocused and suspended time add up to the whole time, with the device's sleep and without")
  func addUp() {
    device.launch(showing: Screen([focus("A"), SuspendBehavior(.holdingBackgroundTask(accuracy: 0.1)) { _ in }]))
    device.advance(by: 1)
    device.pressHome()
    device.suspend(for: 20, secondsAsleep: 5)
    device.openApp()
    device.advance(by: 2)
    device.pressHome()
    device.advance(by: 1)
    device.suspend(for: 100)
    device.advance(by: 1)
    device.openApp()
    device.advance(by: 1)
    #expect(
      log.flush() == [
        "A appeared 0.0 + 0.0", "A appInactive 1.0 + 0.0", "A appBackground 0.0 + 0.0", "A appActive 0.1 + 19.9",
        "A appInactive 2.0 + 0.0",
        "A appBackground 0.0 + 0.0", "A appActive 2.1 + 99.9",
      ])
  }

  @Test("A suspension counts for a screen below, though the screen with the SuspendBehavior has been released")
  func released() {
    let navigation = UINavigationController(rootViewController: Screen([focus("List")]))
    device.launch(showing: navigation)
    device.advance(by: 1)
    navigation.pushViewController(
      Screen([SuspendBehavior(.holdingBackgroundTask(accuracy: 0.1)) { _ in }]), animated: false)
    device.advance(by: 1)
    device.pressHome()
    device.suspend(for: 20)
    device.openApp()
    navigation.popViewController(animated: false)
    device.advance(by: 1)
    #expect(log.flush().last == "List appeared 1.1 + 19.9")
  }

  @Test("Without a SuspendBehavior a suspension is time without focus")
  func withoutSuspendBehavior() {
    device.launch(showing: Screen([focus("A")]))
    device.advance(by: 1)
    device.pressHome()
    device.suspend(for: 20)
    device.openApp()
    device.advance(by: 1)
    #expect(log.flush().last == "A appActive 20.0 + 0.0")
  }
}
