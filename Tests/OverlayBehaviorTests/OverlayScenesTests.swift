import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@testable import OverlayBehavior

@MainActor
@Suite(.everyAnswer)
struct OverlayScenesTests {
  let app = CoveredApp()

  @Test(
    "A scene that connects while the overlay is shown gets a window too, which is in front and key before the app's own"
  )
  func connects() {
    let overlay = app.overlay()
    app.goOffline()
    let second = app.connectScene("second")
    #expect(app.touched(in: second) is OverlayWindow)
    app.device.advance(by: 1)
    app.goOnline()
    #expect(
      app.log.flush() == [
        "1.0 offline willShow", "main resignKey", "1.0 A lost windowNotKey", "1.25 offline didShow",
        "second becomeKey", "2.0 offline willShow in 2", "second resignKey", "2.0 offline didShow in 2",
        "3.0 offline willHide in 1", "3.0 offline willHide in 2", "main becomeKey", "3.25 offline didHide in 1",
        "second becomeKey", "3.25 offline didHide in 2", "3.25 A gained windowKey",
      ])
    #expect(!overlay.isShown)
  }

  @Test("An app that launches while the condition holds is covered in its first frame")
  func launch() {
    app.device.kill()
    app.isOffline = true
    var overlay: OverlayController?
    let window = app.device.launch { scene in
      overlay = app.overlay()
      let window = UIWindow(windowScene: scene)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      return window
    }
    #expect(app.touched() is OverlayWindow)
    #expect(!window.isKeyWindow)
    app.device.advance(by: 1)
    app.goOnline()
    #expect(window.isKeyWindow && overlay?.isShown == false)
  }

  @Test(
    "A scene disconnects, in a transition, which ends there, or later: the overlay is hidden there and shown elsewhere"
  )
  func disconnects() {
    let second = app.connectScene("second")
    let third = app.connectScene("third")
    let overlay = app.overlay()
    app.goOffline(for: 0.1)
    app.device.disconnect(second)
    app.device.advance(by: 1)
    app.device.disconnect(third)
    app.device.advance(by: 1)
    #expect(!overlay.isShown(in: second) && !overlay.isShown(in: third) && overlay.isShown(in: app.scene))
    app.goOnline()
    #expect(app.main.isKeyWindow && !overlay.isShown)
    #expect(
      app.events() == [
        "1.0 offline willShow in 1", "1.0 offline willShow in 2", "1.0 offline willShow in 3",
        "1.1 offline didShow in 2", "1.1 offline didShow in 1", "1.1 offline didShow in 3", "1.1 offline didHide in 2",
        "2.1 offline didHide in 2", "3.1 offline willHide", "3.35 offline didHide",
      ])
  }

  @Test("When a scene disconnects during show(), show() still returns")
  func disconnectsWhileWaiting() async {
    let overlay = OverlayController { _ in UIViewController() }
    let second = app.connectScene("second")
    let shown = Task { await overlay.show() }
    await settleTasks()
    app.device.advance(by: 0.1)
    app.device.disconnect(second)
    app.device.advance(by: 1)
    #expect(await value(of: shown) == true)
  }

  @Test("A scene in the background is covered without animation, before it is seen again")
  func backgroundScene() {
    let second = app.connectScene("second")
    app.device.setInBackground(true, second)
    let overlay = app.overlay()
    app.setOffline(true)
    app.device.turn()
    app.device.turn()
    #expect(
      app.events() == [
        "1.0 offline willShow in 1", "1.0 offline willShow in 2", "1.0 offline didShow in 2",
      ])
    #expect(overlay.isShown(in: second))
  }

  @Test("Nothing keeps a scene, its windows or the overlay's content alive")
  func releases() {
    weak var scene: UIWindowScene?
    weak var window: UIWindow?
    weak var content: UIViewController?
    let overlay = app.overlay { scene in
      let controller = UIViewController()
      if scene !== app.scene { content = controller }
      return controller
    }
    app.setOffline(true)
    do {
      let second = app.connectScene("second")
      app.device.advance(by: 1)
      scene = second
      window = app.overlayWindows(in: second).first
      #expect(content != nil && window != nil)
      app.device.disconnect(second)
    }
    app.device.advance(by: 1)
    #expect(scene == nil)
    #expect(window == nil)
    #expect(content == nil)
    #expect(overlay.isShown)
  }

  @Test("A scene that is not an app's window, such as the screen of a car, gets no overlay")
  func otherRole() {
    final class CarSession: UISceneSession {
      override var role: Role { Role(rawValue: "CPTemplateApplicationSceneSessionRoleApplication") }
    }
    let overlay = app.overlay()
    let scene = UIWindowScene(session: CarSession(persistentIdentifier: "car"), screen: app.scene.screen)
    let activation = SceneActivation(app.device.world)
    activation.connect(scene) {}
    activation.enterForeground(scene)
    activation.activate(scene)
    app.goOffline()
    #expect(app.overlayWindows().count == 1)
    #expect(scene.windows.isEmpty && !overlay.isShown(in: scene))
  }
}
