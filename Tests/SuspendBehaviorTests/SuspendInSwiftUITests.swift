import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import SuspendBehavior
import TestSupport
import Testing
import UIKit

/// Suspend behaviors on the controller that carries the behaviors of a SwiftUI view.
@MainActor
@Suite(.everyAnswer)
struct SuspendInSwiftUITests {
  let device = HeadlessDevice().drivingLifecycleTime()
  let log = LifecycleTranscript()

  private func show(_ behavior: any ViewControllerLifecycleBehavior) -> BehaviorProbeViewController {
    let (screen, probe) = (UIViewController(), BehaviorProbeViewController([behavior]))
    device.launch(showing: UINavigationController(rootViewController: screen))
    screen.addChild(probe)
    screen.view.addSubview(probe.view)
    probe.didMove(toParent: screen)
    device.advance(by: 1)
    return probe
  }

  @Test("The closure of the latest update is called, on screen or not, until the view is removed")
  func latestClosure() {
    let latest = LatestValue { @MainActor (event: SuspendEvent) in log.record("first \(event.name)") }
    let probe = show(SuspendBehavior(policy: .precise) { latest.value($0) })
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

  @Test("A behavior for one class of screens does nothing on a SwiftUI view, and reports that")
  func classOfScreens() {
    let issues = IssueCollector()
    let probe = show(SuspendBehavior<UITableViewController>(policy: .precise) { [log] _, _ in log.record("called") })
    device.pressHome()
    let messages = issues.flush()
    #expect(messages.count == 1)
    #expect(
      messages.first?.hasPrefix("SuspendBehavior<UITableViewController> was added to a BehaviorProbeViewController, ")
        == true)
    #expect(log.isEmpty)
    withExtendedLifetime(probe) {}
  }
}
