import FocusBehavior
import HeadlessDevice
import TestSupport
import Testing
import UIKit

// Windows, scenes and the app, under each preset and with both engines.

@MainActor
@Suite(.everyAnswer)
struct FocusPresetSystemTests {
  private let interrupted: [FocusPreset] = [.attention, .privacy]

  @Test(
    "Another key window of the same scene, beside the first or above all others as an overlay",
    arguments: [UIWindow.Level.normal, .alert])
  func keyWindow(level: UIWindow.Level) {
    ExpectedFocus.lines(
      [
        "A gained appeared", "A lost windowNotKey", "W gained appeared", "W lost windowHidden", "A gained windowKey",
      ], for: [.attention, .media, .privacy], others: ["A gained appeared", "W gained appeared", "W lost windowHidden"]
    ).check { app in
      app.launch(showing: app.screen("A"))
      let window = app.device.openWindow(showing: app.screen("W"), level: level)
      app.settle()
      app.device.close(window)
      app.settle()
    }
  }

  @Test("A window that becomes key during a transition takes the focus without waiting for its end")
  func keyWindowDuringTransition() {
    for sampling in [nil, FocusSampling.displayLink(framesPerSecond: 60)] {
      let app = FocusApp(.attention.sampled(sampling), on: .phone)
      let screen = app.screen("A")
      app.launch(showing: screen)
      screen.present(UIViewController(), animated: true)
      app.device.advance(by: 0.1)
      app.device.openWindow(showing: app.screen("W"))
      app.settle()
      #expect(
        app.log.flush() == [
          "A gained appeared", "A lost windowNotKey", "W gained appeared", "A still lost covered by sheet",
        ])
    }
  }

  @Test("Where no window is key, one that is shown has focus, until another window of its scene is key")
  func noKeyWindow() {
    ExpectedFocus.lines(
      ["A gained appeared", "A lost windowNotKey", "A gained windowKey"], for: [.attention, .media, .privacy],
      others: ["A gained appeared"]
    ).check { app in
      var shown: UIWindow?
      app.device.launch { scene in
        let window = UIWindow(windowScene: scene)
        window.rootViewController = app.screen("A")
        window.isHidden = false
        shown = window
        return window
      }
      app.settle()
      let other = app.device.openWindow(showing: UIViewController())
      app.settle()
      app.device.close(other)
      app.settle()
      withExtendedLifetime(shown) {}
    }
  }

  @Test("A message in a window above all others that is not key takes no focus")
  func message() {
    ExpectedFocus.always(["A gained appeared"]).check { app in
      app.launch(showing: app.screen("A"))
      let window = app.device.openWindow(showing: UIViewController(), level: .alert, makingKey: false)
      app.settle()
      app.device.close(window)
      app.settle()
    }
  }

  @Test("The window is hidden and shown again")
  func hiddenWindow() {
    ExpectedFocus.always(["A gained appeared", "A lost windowHidden", "A gained windowVisible"]).check { app in
      let a = app.screen("A")
      app.launch(showing: a)
      let window = a.view.window
      window?.isHidden = true
      app.settle()
      window?.makeKeyAndVisible()
      app.settle()
    }
  }

  @Test("A scene that is inactive beside one that is active")
  func sceneInactive() {
    ExpectedFocus.lines(
      ["A gained appeared", "A lost sceneInactive", "A gained sceneActive"], for: interrupted,
      others: ["A gained appeared"]
    ).check { app in
      app.launch(showing: app.screen("A"))
      let scene = app.device.scenes[0]
      NotificationCenter.default.post(name: UIScene.willDeactivateNotification, object: scene)
      app.settle()
      NotificationCenter.default.post(name: UIScene.didActivateNotification, object: scene)
      app.settle()
    }
  }

  @Test("Two scenes side by side have a focused screen each; the one in the background loses its own")
  func scenes() {
    ExpectedFocus.always([
      "A gained appeared", "B gained appeared", "B lost sceneBackground", "B gained sceneActive",
    ]).check(on: .pad) { app in
      app.launch(showing: app.screen("A"))
      let scene = app.device.connectScene(showing: app.screen("B"))
      app.device.setInBackground(true, scene)
      app.settle()
      app.device.setInBackground(false, scene)
      app.settle()
    }
  }

  @Test("Control Center, and whatever else makes the app inactive: a call, a permission prompt, Face ID")
  func inactive() {
    ExpectedFocus.lines(
      ["A gained appeared", "A lost appInactive", "A gained appActive"], for: interrupted,
      others: ["A gained appeared"]
    ).check { app in
      app.launch(showing: app.screen("A"))
      app.device.openControlCenter()
      app.settle()
      app.device.closeControlCenter()
      app.settle()
    }
  }

  @Test("The background, with a suspension in it: one loss, whose reason changes where inactive counts")
  func background() {
    ExpectedFocus.lines(
      ["A gained appeared", "A lost appInactive", "A still lost appBackground", "A gained appActive"],
      for: interrupted, others: ["A gained appeared", "A lost appBackground", "A gained appActive"]
    ).check { app in
      app.launch(showing: app.screen("A"))
      app.device.pressHome()
      app.settle()
      app.device.suspend(for: 20)
      app.device.openApp()
      app.settle()
    }
  }

  @Test(
    "A launch gives focus once the app is active, in apps with scenes and without",
    arguments: [HeadlessDevice.AppLifecycle.scenes, .applicationDelegate])
  func launch(lifecycle: HeadlessDevice.AppLifecycle) {
    for options in FocusPreset.allCases.map(\.options) + [[]] {
      for sampling in [nil, FocusSampling.displayLink(framesPerSecond: 60)] {
        let device = HeadlessDevice(appLifecycle: lifecycle)
        var states: [String] = []
        let a = Screen([
          FocusBehavior(options.sampled(sampling)) { change in
            states.append("\(change.reason.name) \(UIApplication.shared.applicationState)")
          }
        ])
        device.launchAndSettle(showing: a)
        #expect(states == ["appeared active"], "\(options), \(sampling as Any?)\n\(FocusDecision.log)")
      }
    }
  }
}
