import FocusBehavior
import HeadlessDevice
import TestSupport
import Testing
import UIKit

// Windows, scenes and the app, under each preset and with both engines.

@MainActor
@Suite(.everyAnswer)
struct FocusPolicySystemTests {
  private let interrupted: [FocusPolicy] = [.attention, .privacy]

  @Test("Another key window of the same scene")
  func keyWindow() {
    ExpectedFocus.lines(
      [
        "A gained appeared", "A lost windowNotKey", "W gained appeared", "W lost windowHidden", "A gained windowKey",
      ], for: [.attention, .media, .privacy], others: ["A gained appeared", "W gained appeared", "W lost windowHidden"]
    ).check { stage in
      stage.launch(showing: stage.screen("A"))
      let window = stage.device.openWindow(showing: stage.screen("W"))
      stage.settle()
      stage.device.close(window)
      stage.settle()
    }
  }

  @Test("A window that becomes key during a transition takes the focus without waiting for its end")
  func keyWindowDuringTransition() {
    let covered = [
      "A gained appeared", "A lost windowNotKey", "W gained appeared", "A still lost covered by sheet",
      "W lost windowHidden", "A gained uncovered",
    ]
    ExpectedFocus(
      attention: covered, media: covered,
      analytics: [
        "A gained appeared", "W gained appeared", "A lost covered by sheet", "W lost windowHidden",
        "A gained uncovered",
      ],
      privacy: [
        "A gained appeared", "A lost windowNotKey", "W gained appeared", "W lost windowHidden", "A gained windowKey",
      ]
    ).check { stage in
      let screen = stage.screen("A")
      stage.launch(showing: screen)
      let sheet = UIViewController()
      sheet.modalPresentationStyle = .pageSheet
      screen.present(sheet, animated: true)
      stage.device.advance(by: 0.1)
      let window = stage.device.openWindow(showing: stage.screen("W"))
      stage.settle()
      stage.device.close(window)
      stage.settle()
      stage.dismiss(sheet)
    }
  }

  @Test("An overlay: a window above all others that is key while it shows")
  func overlay() {
    ExpectedFocus.lines(
      ["A gained appeared", "A lost windowNotKey", "A gained windowKey"], for: [.attention, .media, .privacy],
      others: ["A gained appeared"]
    ).check { stage in
      stage.launch(showing: stage.screen("A"))
      let window = stage.device.openWindow(showing: UIViewController(), level: .alert)
      stage.settle()
      stage.device.close(window)
      stage.settle()
    }
  }

  @Test("A message in a window above all others that is not key takes no focus")
  func message() {
    ExpectedFocus.always(["A gained appeared"]).check { stage in
      stage.launch(showing: stage.screen("A"))
      let window = stage.device.openWindow(showing: UIViewController(), level: .alert, makingKey: false)
      stage.settle()
      stage.device.close(window)
      stage.settle()
    }
  }

  @Test("A sheet in one of two scenes takes the focus there and not beside it")
  func sheetInOneScene() {
    ExpectedFocus.lines(
      ["A gained appeared", "B gained appeared", "A lost covered by sheet", "A gained uncovered"],
      for: [.attention, .media, .analytics], others: ["A gained appeared", "B gained appeared"]
    ).check(on: .pad) { stage in
      let a = launchBesideAnother(stage)
      let sheet = UIViewController()
      stage.present(sheet, .pageSheet, on: a.screen)
      stage.dismiss(sheet)
    }
  }

  @Test("The window is hidden and shown again")
  func hiddenWindow() {
    ExpectedFocus.always(["A gained appeared", "A lost windowHidden", "A gained windowVisible"]).check { stage in
      let a = stage.screen("A")
      stage.launch(showing: a)
      let window = a.view.window
      window?.isHidden = true
      stage.settle()
      window?.makeKeyAndVisible()
      stage.settle()
    }
  }

  @Test("A scene that is inactive beside one that is active")
  func sceneInactive() {
    ExpectedFocus.lines(
      ["A gained appeared", "A lost sceneInactive", "A gained sceneActive"], for: interrupted,
      others: ["A gained appeared"]
    ).check { stage in
      stage.launch(showing: stage.screen("A"))
      let scene = stage.device.scenes[0]
      NotificationCenter.default.post(name: UIScene.willDeactivateNotification, object: scene)
      stage.settle()
      NotificationCenter.default.post(name: UIScene.didActivateNotification, object: scene)
      stage.settle()
    }
  }

  @Test("Two scenes side by side have a focused screen each; the one in the background loses its own")
  func scenes() {
    ExpectedFocus.always([
      "A gained appeared", "B gained appeared", "B lost sceneBackground", "B gained sceneActive",
    ]).check(on: .pad) { stage in
      let scene = launchBesideAnother(stage).scene
      stage.device.setInBackground(true, scene)
      stage.settle()
      stage.device.setInBackground(false, scene)
      stage.settle()
    }
  }

  @Test("A scene that is disconnected takes the focus of its screen; what its window does then is not of interest")
  func disconnected() {
    for policy in [FocusPolicy.attention, .media, .analytics, .privacy] {
      let stage = FocusStage(policy, .eventDriven, on: .pad)
      let scene = launchBesideAnother(stage).scene
      stage.device.disconnect(scene)
      stage.settle()
      #expect(
        stage.log.flush().filter { !$0.contains("still lost") } == [
          "A gained appeared", "B gained appeared", "B lost sceneBackground",
        ], "\(policy)")
    }
  }

  private func launchBesideAnother(_ stage: FocusStage) -> (screen: Screen, scene: UIWindowScene) {
    let a = stage.screen("A")
    stage.launch(showing: a)
    let scene = stage.device.connectScene { scene in
      let window = UIWindow(windowScene: scene)
      window.rootViewController = stage.screen("B")
      window.makeKeyAndVisible()
      return window
    }
    stage.settle()
    return (a, scene)
  }

  @Test("Control Center, a call, a permission prompt or Face ID", arguments: ["Control Center", "call", "prompt"])
  func inactive(interruption: String) {
    ExpectedFocus.lines(
      ["A gained appeared", "A lost appInactive", "A gained appActive"], for: interrupted,
      others: ["A gained appeared"]
    ).check { stage in
      let device = stage.device
      stage.launch(showing: stage.screen("A"))
      switch interruption {
      case "Control Center": device.openControlCenter()
      case "call": device.receiveCall()
      default: device.showSystemAlert()
      }
      stage.settle()
      switch interruption {
      case "Control Center": device.closeControlCenter()
      case "call": device.endCall()
      default: device.dismissSystemAlert()
      }
      stage.settle()
    }
  }

  @Test("The background, with a suspension in it: one loss, upgraded in place where inactive counts")
  func background() {
    ExpectedFocus.lines(
      ["A gained appeared", "A lost appInactive", "A still lost appBackground", "A gained appActive"],
      for: interrupted, others: ["A gained appeared", "A lost appBackground", "A gained appActive"]
    ).check { stage in
      stage.launch(showing: stage.screen("A"))
      stage.device.pressHome()
      stage.settle()
      stage.device.suspend(for: 20)
      stage.device.openApp()
      stage.settle()
    }
  }

  @Test(
    "A launch gives focus once the app is active, in apps with scenes and without",
    arguments: [HeadlessDevice.AppLifecycle.scenes, .applicationDelegate])
  func launch(lifecycle: HeadlessDevice.AppLifecycle) {
    for policy in [FocusPolicy.attention, .media, .analytics, .privacy, []] {
      for sampling in [FocusSampling.displayLink(framesPerSecond: 60), .eventDriven] {
        let device = HeadlessDevice(appLifecycle: lifecycle).drivingLifecycleTime()
        var states: [String] = []
        let a = Screen([
          FocusBehavior(FocusOptions(policy: policy, sampling: sampling)) { change in
            states.append("\(change.reason.name) \(UIApplication.shared.applicationState)")
          }
        ])
        device.launch(showing: a)
        device.advance(by: 1)
        #expect(states == ["appeared active"], "\(policy), \(sampling)\n\(FocusDecision.log)")
      }
    }
  }
}
