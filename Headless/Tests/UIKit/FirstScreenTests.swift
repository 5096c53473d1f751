import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// R136: the calls of a navigation controller's delegate for the first screen.
@MainActor
@Suite(.oneDevice)
struct FirstScreenTests: FixtureSuite {
  let fixture = LoggedDevice()
  let nav = UINavigationController()
  let delegate: LoggedDelegate

  init() {
    delegate = LoggedDelegate(fixture.log)
    nav.delegate = delegate
  }

  @Test("R136: the delegate receives whether the presentation is animated; of a stack the top screen is shown")
  func presented() {
    nav.viewControllers = [log.screen("A"), log.screen("B")]
    let root = UIViewController()
    device.launch(showing: root)
    root.present(nav, animated: true)
    device.advance(by: 1)
    #expect(log.flush().filter { $0.contains("how") } == ["willShow B true", "didShow B true"])
  }

  @Test("R136: the root that is pushed on an empty controller is shown once")
  func pushedLater() {
    device.launch(showing: nav)
    nav.pushViewController(log.screen("A"), animated: false)
    device.finishTransitions()
    #expect(log.flush().filter { $0.contains("how") } == ["willShow A false", "didShow A false"])
  }
}
