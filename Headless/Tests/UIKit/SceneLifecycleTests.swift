import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

/// Apps with a scene manifest.
@MainActor
@Suite(.oneDevice)
struct SceneLifecycleTests: FixtureSuite {
  let fixture = LoggedAppOnDevice()

  /// Launches an app with two scenes. Notifications name their scene.
  private func launchTwo() -> (UIWindowScene, UIWindowScene) {
    device.launch(delegate: app) { UIWindow.key(in: $0) }
    let second = device.connectScene { UIWindow.key(in: $0) }
    let first = device.scenes[0]
    app.sceneNames = [ObjectIdentifier(first): "1", ObjectIdentifier(second): "2"]
    _ = log.flush()
    return (first, second)
  }

  @Test("R74: the scene's own state is the new one in its did-notifications and the old one in its will-notifications")
  func sceneState() {
    device.launch(showing: UIViewController())
    let scene = device.scenes[0]
    var states: [String] = []
    let names = [
      UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification,
      UIScene.willEnterForegroundNotification, UIScene.didActivateNotification,
    ]
    let notifications = NotificationRecorder()
    for name in names {
      notifications.observe(name, of: scene) { _ in states.append("\(scene.activationState)") }
    }
    device.pressHome()
    device.openApp()
    #expect(states == ["foregroundActive", "background", "background", "foregroundActive"])
  }

  // MARK: Several scenes

  @Test(
    "R162: a scene that is connected in the background posts no notification of its state and leaves the app active",
    arguments: [false, true])
  func inBackground(isUnattached: Bool) {
    device.weakRules.backgroundScenesReadUnattached = isUnattached
    _ = launchTwo()
    let third = device.connectSceneInBackground { UIWindow.key(in: $0) }
    let names = log.flush().filter { $0.contains("Deactivate") || $0.contains("Background") }
    #expect(names == [])
    #expect(third.activationState == (isUnattached ? .unattached : .background))
    #expect(UIApplication.shared.applicationState == .active)
    device.setInBackground(false, third)
    #expect(third.activationState == .foregroundActive)
  }

  @Test("R161: the scene in front has the active appearance, the others stay active and have not")
  func inFront() {
    let device = HeadlessDevice(idiom: .pad)
    device.launch(showing: UIViewController())
    let (first, second) = (device.scenes[0], device.connectScene { UIWindow.key(in: $0) })
    #expect([first, second].map(\.traitCollection.activeAppearance) == [.active, .active])
    for (front, behind) in [(second, first), (first, second)] {
      device.bringToFront(front)
      #expect(front.traitCollection.activeAppearance == .active)
      #expect(behind.traitCollection.activeAppearance == .inactive)
      #expect(behind.activationState == .foregroundActive)
      #expect(behind.windows[0].traitCollection.activeAppearance == .inactive)
    }
  }

  @Test("R161: what the user types goes to the scene in front")
  func typing() {
    let device = HeadlessDevice(idiom: .pad)
    device.launch(showing: UIViewController())
    device.connectScene { UIWindow.key(in: $0) }
    let fields = device.scenes.compactMap { scene in
      scene.windows.first.map { window in
        let field = UITextField()
        window.addSubview(field)
        field.becomeFirstResponder()
        return field
      }
    }
    device.bringToFront(device.scenes[1])
    #expect(device.typeText("b") && device.keyWindow === device.scenes[1].windows.first)
    device.setInBackground(true, device.scenes[1])
    #expect(device.typeText("a"))
    device.setInBackground(false, device.scenes[1])
    #expect(device.typeText("c"))
    #expect(fields.map(\.text) == ["a", "bc"])
  }

  @Test("R75: with one scene still active the application's state does not change")
  func oneOfTwo() {
    let (first, _) = launchTwo()
    device.setInBackground(true, first)
    #expect(log.flush() == ["UIScene.willDeactivate(1) active", "UIScene.didEnterBackground(1) active"])
    #expect(UIApplication.shared.applicationState == .active)
    device.setInBackground(false, first)
    #expect(log.flush() == ["UIScene.willEnterForeground(1) active", "UIScene.didActivate(1) active"])
  }

  @Test("R75: the application is in the background when its last scene is")
  func bothOfTwo() {
    let (first, second) = launchTwo()
    device.setInBackground(true, first)
    _ = log.flush()
    device.setInBackground(true, second)
    #expect(
      log.flush() == [
        "UIScene.willDeactivate(2) active", "app.willResignActive active",
        "UIScene.didEnterBackground(2) inactive", "app.didEnterBackground background",
      ])
  }

  @Test("R75: an app whose scenes are all in the background comes to the front with its first one when it is opened")
  func openedWithAllInBackground() {
    let (first, second) = launchTwo()
    device.setInBackground(true, first)
    device.disconnect(second)
    #expect(UIApplication.shared.applicationState == .background)
    device.openApp()
    #expect(UIApplication.shared.applicationState == .active)
    #expect(first.activationState == .foregroundActive)
  }

  @Test("R81: a new scene may enter the foreground before the old one enters the background")
  func overlapping() {
    let (first, second) = launchTwo()
    device.setInBackground(true, second)
    _ = log.flush()
    device.setInBackground(false, second)
    device.setInBackground(true, first)
    #expect(
      log.flush() == [
        "UIScene.willEnterForeground(2) active", "UIScene.didActivate(2) active",
        "UIScene.willDeactivate(1) active", "UIScene.didEnterBackground(1) active",
      ])
  }

  @Test("R75, R10: a disconnected scene enters the background first, and its screens disappear")
  func disconnected() {
    let (_, second) = launchTwo()
    let window = UIWindow(windowScene: second)
    window.rootViewController = log.screen("A")
    window.isHidden = false
    device.turn()
    _ = log.flush()
    device.disconnect(second)
    #expect(
      log.flush() == [
        "UIScene.willDeactivate(2) active", "UIScene.didEnterBackground(2) active", "A.wD(f)",
        "UIScene.didDisconnect active", "A.dD(f)",
      ])
    #expect(second.activationState == .unattached)
    #expect(UIApplication.shared.connectedScenes.count == 1)
  }
}
