import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import SuspendBehavior
import TestSupport
import Testing
import UIKit

/// A suspend behavior on the controller that carries the behaviors of a SwiftUI view.
@MainActor
@Suite(.everyAnswer)
struct SuspendInSwiftUITests {
  let device = HeadlessDevice()
  let log = LifecycleTranscript()

  @Test("The closure of the latest update is called, on screen or not, until the view is removed")
  func latestClosure() {
    let latest = LatestValue { @MainActor (event: SuspendEvent) in log.record("first \(event.name)") }
    let probe = BehaviorProbeViewController([
      SuspendBehavior(.holdingBackgroundTask(accuracy: 0.1)) { latest.value($0) }
    ])
    let screen = UIViewController()
    device.launch(showing: UINavigationController(rootViewController: screen))
    screen.embed(probe)
    device.advance(by: 1)
    latest.value = { log.record("latest \($0.name)") }
    probe.navigationController?.pushViewController(UIViewController(), animated: false)
    device.pressHome()
    device.suspend(for: 20)
    device.openApp()
    #expect(log.flush() == ["latest willSuspend", "latest didSuspend", "latest didUnsuspend"])
    probe.end()
    device.advance(by: 1)
    device.pressHome()
    device.openApp()
    #expect(log.flush() == [])
  }
}
