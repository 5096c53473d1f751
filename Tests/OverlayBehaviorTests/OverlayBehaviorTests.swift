import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@testable import OverlayBehavior

@MainActor
@Suite(.everyAnswer)
struct OverlayBehaviorTests {
  let app = CoveredApp()
  let navigation = UINavigationController(rootViewController: UIViewController())

  init() {
    app.main.rootViewController = navigation
    app.device.advance(by: 1)
    _ = app.log.flush()
  }

  private func checkout() -> Screen {
    Screen([
      OverlayBehavior(
        while: app.condition, options: OverlayOptions(eventHandler: app.record("offline"))
      ) { _ in UIViewController() }
    ])
  }

  @Test("Shown while its screen exists: not before it appears, also under another screen, hidden when it is popped")
  func screensLife() async {
    do {
      let screen = checkout()
      screen.loadViewIfNeeded()
      app.goOffline()
      navigation.pushViewController(screen, animated: true)
      app.device.advance(by: 1)
      navigation.pushViewController(UIViewController(), animated: false)
      app.device.advance(by: 1)
      #expect(app.touched() is OverlayWindow)
    }
    navigation.popToRootViewController(animated: false)
    app.device.advance(by: 1)
    await settleTasks()
    app.device.advance(by: 1)
    #expect(app.touched() === app.main && app.main.isKeyWindow)
    #expect(
      app.log.flush() == [
        "3.0 offline willShow", "main resignKey", "3.25 offline didShow", "main becomeKey",
      ])
  }

  @Test("When the behavior is removed, silently or not, its overlay is hidden", arguments: [true, false])
  func removed(unwinds: Bool) async {
    let screen = checkout()
    navigation.setViewControllers([screen], animated: false)
    app.goOffline()
    #expect(app.touched() is OverlayWindow)
    if unwinds { screen.attachment?.remove() } else { screen.attachment?.remove(silently: true) }
    await settleTasks()
    app.device.advance(by: 1)
    #expect(app.touched() === app.main && app.main.isKeyWindow)
  }

  @Test("It covers the scene of its screen and no other, and follows the screen when its window moves")
  func ownScene() {
    let second = app.connectScene("second")
    navigation.setViewControllers([checkout()], animated: false)
    app.goOffline()
    #expect(app.overlayWindows().count == 1 && app.overlayWindows(in: second) == [])
    app.main.windowScene = second
    app.device.advance(by: 1)
    #expect(app.overlayWindows() == [] && app.overlayWindows(in: second).count == 1)
  }

  @Test("A screen with an overlay is released when it is popped, and the overlay with its window and content")
  func released() async {
    weak var screen: UIViewController?
    weak var window: UIWindow?
    do {
      let pushed = checkout()
      screen = pushed
      navigation.pushViewController(pushed, animated: false)
      app.goOffline()
      window = app.overlayWindows().first
      #expect(window != nil)
    }
    navigation.popViewController(animated: false)
    app.device.advance(by: 1)
    #expect(screen == nil)
    await settleTasks()
    app.device.advance(by: 1)
    #expect(window == nil)
  }
}
