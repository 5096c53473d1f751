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

  @Test("R136: when a navigation controller first appears, its delegate is called for the root")
  func root() {
    nav.viewControllers = [log.screen("A")]
    _ = log.flush()
    device.launch(showing: nav)
    #expect(log.flush().filter { $0.hasPrefix("willShow") } == ["willShow A false"])
    device.turn()
    #expect(log.flush().filter { $0.contains("how") } == [])
  }

  @Test("R136, R36: the delegate is called after the screen's viewWillAppear and after its viewDidAppear")
  func order() throws {
    device.launch(showing: UIViewController())
    nav.viewControllers = [log.screen("A")]
    _ = log.flush()
    let window = UIWindow(windowScene: try #require(device.scenes.first))
    window.rootViewController = nav
    window.isHidden = false
    device.turn()
    #expect(
      log.flush() == ["A.viewDidLoad", "A.wA(f)", "willShow A false", "A.iA(f)", "A.dA(f)", "didShow A false"])
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

  @Test(
    "R136, W15: when a navigation controller reappears, the delegate is not called, or is called",
    arguments: [true, false])
  func reappearing(isShownOnce: Bool) {
    device.weakRules.firstScreenIsShownOnce = isShownOnce
    nav.viewControllers = [log.screen("A")]
    let window = device.launch(showing: nav)
    window.isHidden = true
    device.turn()
    _ = log.flush()
    window.isHidden = false
    device.turn()
    #expect(
      log.flush().filter { $0.contains("how") } == (isShownOnce ? [] : ["willShow A false", "didShow A false"]))
  }

  @Test("R136: a navigation controller that disappears before it has appeared has shown no screen")
  func leaving() throws {
    device.launch(showing: UIViewController())
    nav.viewControllers = [log.screen("A")]
    let parent = UIViewController()
    device.openWindow(showing: parent)
    parent.addChild(nav)
    nav.beginAppearanceTransition(true, animated: true)
    parent.view.addSubview(nav.view)
    nav.beginAppearanceTransition(false, animated: true)
    nav.endAppearanceTransition()
    #expect(log.flush().filter { $0.contains("how") } == ["willShow A true"])
  }

  @Test("R136: the root that is pushed on an empty controller is shown once")
  func pushedLater() {
    device.launch(showing: nav)
    nav.pushViewController(log.screen("A"), animated: false)
    device.finishTransitions()
    #expect(log.flush().filter { $0.contains("how") } == ["willShow A false", "didShow A false"])
  }
}
