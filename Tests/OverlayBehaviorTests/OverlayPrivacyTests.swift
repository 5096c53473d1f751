import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@testable import OverlayBehavior

/// What is in the picture that the app switcher shows: the look of the app when a leaving notification has been delivered.
@MainActor
@Suite(.everyAnswer)
struct OverlayPrivacyTests {
  let app = CoveredApp()

  /// Whether an overlay covers the scene, opaque and at its place, once all observers have received each notification.
  private func pictures(of scene: UIWindowScene? = nil, while act: () -> Void) -> [String] {
    var pictures: [String] = []
    app.device.aroundApplicationNotifications = { [app] name, post in
      post()
      let window = app.touched(in: scene ?? app.scene)
      // The stand-in gives a view its last look when an animation begins, so the transition must be over too.
      let isOver = app.log.lines.last { $0.contains("Show") }?.contains("didShow") == true
      let isWhole = window is OverlayWindow && window?.rootViewController?.view.alpha == 1 && isOver
      let short = name.rawValue.replacingOccurrences(of: "UIApplication", with: "").replacingOccurrences(
        of: "Notification", with: "")
      pictures.append("\(short) \(isWhole ? "covered" : "open")")
    }
    act()
    app.device.aroundApplicationNotifications = { _, post in post() }
    return pictures
  }

  private func cover() -> OverlayController { app.overlay("cover", while: .sceneIsNotActive) }

  enum Over: CaseIterable {
    case screen, push, sheet, alert, keyboard
  }

  @Test(
    "The cover is whole in every picture after the app has begun to leave, whatever it shows", arguments: Over.allCases)
  func whole(over: Over) {
    let overlay = cover()
    show(over)
    app.device.advance(by: 0.1)
    let left = pictures {
      app.device.pressHome()
      app.device.advance(by: 1)
    }
    #expect(left == ["WillResignActive covered", "DidEnterBackground covered"])
    #expect(overlay.isShown)
    app.device.openApp()
    app.device.advance(by: 1)
    #expect(!overlay.isShown)
    #expect(app.field.isFirstResponder == (over == .keyboard))
  }

  private func show(_ over: Over) {
    switch over {
    case .screen: break
    case .push:
      let nav = UINavigationController(rootViewController: UIViewController())
      app.main.rootViewController = nav
      nav.pushViewController(UIViewController(), animated: true)
    case .sheet:
      app.screen.present(UIViewController(), animated: true)
    case .alert:
      app.screen.present(UIAlertController(title: "T", message: nil, preferredStyle: .alert), animated: true)
    case .keyboard:
      app.field.becomeFirstResponder()
    }
  }

  @Test("Under Control Center the cover is up at once, and fades out when the app is active")
  func controlCenter() {
    let overlay = cover()
    app.device.openControlCenter()
    #expect(overlay.isShown)
    app.device.advance(by: 60)
    app.device.closeControlCenter()
    app.device.advance(by: 1)
    #expect(!overlay.isShown)
    #expect(
      app.events(of: "cover") == [
        "1.0 cover willShow", "1.0 cover didShow", "61.0 cover willHide", "61.25 cover didHide",
      ])
  }

  @Test("Under a prompt of the app's own there is no cover, until the user leaves: it is in the picture then")
  func ownPrompt() {
    var isPrompting = true
    let overlay = app.overlay("cover", while: .sceneIsNotActive(unless: { isPrompting }))
    let wall = app.overlay()
    app.device.showSystemAlert()
    app.device.advance(by: 10)
    // The app has its answer, and the prompt is still there while the wall's condition is read.
    isPrompting = false
    app.goOnline()
    app.device.dismissSystemAlert()
    app.device.advance(by: 1)
    #expect(app.events(of: "cover") == [])
    isPrompting = true
    app.device.showSystemAlert()
    #expect(pictures { app.device.pressHome() } == ["DidEnterBackground covered"])
    app.device.dismissSystemAlert()
    isPrompting = false
    app.device.openApp()
    app.device.advance(by: 1)
    #expect(!overlay.isShown)
    #expect(pictures { app.device.openControlCenter() } == ["WillResignActive covered"])
    withExtendedLifetime(wall) {}
  }

  @Test("While the app prompts in one scene, another that is put behind it is covered")
  func ownPromptInOneScene() {
    let second = app.connectScene("second")
    let overlay = app.overlay("cover", while: .sceneIsNotActive(unless: { true }))
    app.device.showSystemAlert()
    app.device.setInBackground(true, second)
    app.device.advance(by: 1)
    #expect(overlay.isShown(in: second) && !overlay.isShown(in: app.scene))
  }

  @Test("A cover waits without a timer")
  func rest() {
    let before = app.device.scheduledWorkCount
    let overlay = cover()
    app.device.advance(by: 60)
    #expect(app.device.scheduledWorkCount == before)
    #expect(app.events(of: "cover") == [] && !overlay.isShown)
    app.device.pressHome()
    #expect(overlay.isShown)
  }

  @Test("A cover that is made in the background is shown there")
  func madeInTheBackground() {
    app.device.pressHome()
    let overlay = cover()
    app.device.advance(by: 1)
    #expect(overlay.isShown)
    app.device.openApp()
    app.device.advance(by: 1)
    #expect(!overlay.isShown)
  }

  @Test("The cover goes down when the app enters the foreground, before it is active")
  func entersForeground() {
    let overlay = cover()
    app.device.pressHome()
    app.device.advance(by: 1)
    var seen: [String] = []
    app.device.aroundApplicationNotifications = { name, post in
      post()
      app.device.advance(by: 0.5)
      seen.append("\(name.rawValue.hasPrefix("UIApplicationWillEnter") ? "entered" : "active") \(overlay.isShown)")
    }
    app.device.openApp()
    app.device.aroundApplicationNotifications = { _, post in post() }
    #expect(seen == ["entered false", "active false"])
  }

  @Test("A lock that opens while the app becomes active is not followed by the cover", arguments: [true, false])
  func unlocking(isInForeground: Bool) {
    let cover = cover()
    let lock = app.overlay("lock", options: OverlayOptions(priority: .high, transition: .none))
    app.goOffline()
    if isInForeground { app.device.showSystemAlert() } else { app.device.pressHome() }
    app.device.advance(by: 1)
    // A face was recognized. The condition is read when the scene is active, or enters the foreground.
    app.isOffline = false
    if isInForeground { app.device.dismissSystemAlert() } else { app.device.openApp() }
    app.device.advance(by: 1)
    #expect(app.events(of: "cover") == [] && !cover.isShown && !lock.isShown)
  }

  /// R162: its activation state reads background, or unattached.
  private final class UnattachedScene: UIWindowScene {
    override var activationState: ActivationState { .unattached }
  }

  @Test(
    "A scene that connects to have its picture refreshed is covered, although it announces nothing",
    arguments: [true, false])
  func refreshedInBackground(isUnattached: Bool) {
    let overlay = cover()
    app.device.advance(by: 1)
    let session = UISceneSession(persistentIdentifier: "refreshed")
    let scene =
      isUnattached
      ? UnattachedScene(session: session, screen: app.scene.screen)
      : UIWindowScene(session: session, screen: app.scene.screen)
    var window: UIWindow?
    SceneActivation(app.device.world).connect(scene) {
      window = UIWindow(windowScene: scene)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
    }
    app.device.turn()
    #expect(UIApplication.shared.applicationState == .active)
    #expect(overlay.isShown(in: scene) && !overlay.isShown(in: app.scene))
    #expect(app.touched(in: scene) is OverlayWindow)
    withExtendedLifetime(window) {}
  }

  @Test("An app that is launched to the front is not covered when it is first seen")
  func launch() {
    app.device.kill()
    var overlay: OverlayController?
    app.device.startProcess { overlay = cover() }
    app.device.launch(showing: UIViewController())
    #expect(overlay?.isShown == false)
    app.device.advance(by: 1)
    #expect(overlay?.isShown == false)
  }

  @Test("Only the scene that is leaving is covered")
  func scenes() {
    let second = app.connectScene("second")
    app.device.advance(by: 1)
    let overlay = cover()
    app.device.advance(by: 1)
    app.device.setInBackground(true, second)
    app.device.advance(by: 1)
    #expect(overlay.isShown(in: second) && !overlay.isShown(in: app.scene))
    app.device.setInBackground(false, second)
    app.device.advance(by: 1)
    #expect(!overlay.isShown(in: second))
  }

  enum Fading: CaseIterable {
    case requestedIn, movingIn, neededAgain, coverRequestedOut, coverMovingOut
  }

  @Test(
    "An overlay that is just fading in, or out and is needed again, is whole in the picture", arguments: Fading.allCases
  )
  func fading(_ fading: Fading) {
    let overlay = fading == .coverRequestedOut || fading == .coverMovingOut ? cover() : app.overlay("lock")
    switch fading {
    case .requestedIn: app.setOffline(true)
    case .movingIn: app.goOffline(for: 0.1)
    case .neededAgain:
      app.goOffline()
      app.goOnline(for: 0.1)
      app.isOffline = true
    case .coverRequestedOut, .coverMovingOut:
      app.device.openControlCenter()
      app.device.advance(by: 1)
      app.device.closeControlCenter()
      app.device.advance(by: fading == .coverMovingOut ? 0.1 : 0)
      #expect(app.events(of: "cover").last?.hasSuffix("willHide") == true)
    }
    let left = pictures { app.device.pressHome() }
    #expect(left == ["WillResignActive covered", "DidEnterBackground covered"])
    #expect(overlay.isShown)
  }

  @Test("Of an app with two windows, both pictures are covered")
  func bothWindows() {
    let second = app.connectScene("second")
    app.device.advance(by: 1)
    let overlay = cover()
    app.device.advance(by: 1)
    let left = pictures(of: second) { app.device.pressHome() }
    #expect(left == ["WillResignActive covered", "DidEnterBackground covered"])
    #expect(overlay.isShown(in: app.scene))
  }

  @Test("A condition that reads the app's state covers in the turn in which the app becomes inactive")
  func stateOfTheApp() {
    let application = UIApplication.shared
    let overlay = OverlayController(
      while: { application.applicationState != .active },
      options: OverlayOptions(eventHandler: app.record("state"))
    ) { _ in UIViewController() }
    app.device.advance(by: 0.5)
    app.device.openControlCenter()
    app.device.turn()
    #expect(overlay.isShown)
    #expect(app.events(of: "state") == ["1.5 state willShow", "1.5 state didShow"])
  }
}
