import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@testable import FocusBehavior

/// The facts that a look reads from UIKit.
@MainActor
@Suite(.everyAnswer)
struct FocusFactsTests {
  let device = HeadlessDevice(idiom: .pad).drivingLifecycleTime()
  let log = LifecycleTranscript()

  private func facts(of screen: UIViewController) -> FocusFacts {
    FocusFacts(of: screen, .appeared, AppActivity())
  }

  @Test("The other key window is one of the screen's own scene")
  func keyWindowOfTheScene() throws {
    let screen = UIViewController()
    device.launch(showing: screen)
    let beside = device.openWindow(showing: UIViewController())
    _ = device.connectScene(showing: UIViewController())
    beside.makeKey()
    #expect(facts(of: screen).keyWindow?.window === beside)
  }

  @Test("A screen that is presented over one in transition is in transition too")
  func overOneOnItsWay() {
    let root = UIViewController()
    device.launch(showing: root)
    let (middle, top) = (MovingViewController(), MovingViewController())
    root.present(middle, animated: false)
    device.advance(by: 1)
    middle.present(top, animated: false)
    device.advance(by: 1)
    #expect(!facts(of: top).isInTransition)
    middle.isMoving = true
    #expect(facts(of: top).isInTransition)
    #expect(!facts(of: root).isInTransition)
  }

  @Test("After a scene was disconnected, its identity has the state that UIKit has for it")
  func forgottenScene() {
    device.launchAndSettle(showing: UIViewController())
    let scene = device.scenes[0]
    var activity = AppActivity()
    let identity = ObjectIdentifier(scene)
    _ = activity.enter(.inactive, of: identity, isDisconnected: false)
    #expect(activity.state(of: scene) == .inactive)
    _ = activity.enter(.background, of: identity, isDisconnected: true)
    #expect(activity.state(of: scene) == .active)
  }
}

/// A controller that is being presented while a test sets it so.
private final class MovingViewController: UIViewController {
  var isMoving = false

  override var isBeingPresented: Bool { isMoving }
}

/// The order of monitors, and how many looks are requested.
@MainActor
@Suite(.everyAnswer)
struct FocusOrderTests {
  let device = HeadlessDevice(idiom: .pad).drivingLifecycleTime()
  let log = LifecycleTranscript()

  @Test("Screens that gain focus in one turn do so in the order of their behaviors, not of their appearance")
  func order() {
    let container = UIViewController()
    let (a, b) = (FocusScreen("A", in: log, on: device), FocusScreen("B", in: log, on: device))
    a.loadViewIfNeeded()
    b.loadViewIfNeeded()
    container.loadViewIfNeeded()
    container.embed(b)
    container.embed(a)
    device.launchAndSettle(showing: container)
    #expect(log.flushWithoutTimes() == ["A gained appeared", "B gained appeared"])
  }

  @Test("focus is the state of the behavior that was attached first")
  func first() {
    let screen = Screen([FocusBehavior(.media) { _ in }, FocusBehavior(.attention) { _ in }])
    device.launchAndSettle(showing: screen)
    device.openControlCenter()
    device.advance(by: 1)
    #expect(screen.focus?.hasFocus == true)
  }

  @Test("Any number of notifications in one turn request one look")
  func oneLook() {
    var scheduled = 0
    let start = LifecycleTime.current.startTimer
    LifecycleTime.current.startTimer = { delay, work in
      scheduled += 1
      return start(delay, work)
    }
    let screen = Screen([FocusBehavior(FocusOptions(sampling: .manual)) { _ in }])
    let window = device.launchAndSettle(showing: screen)
    scheduled = 0
    for _ in 0..<5 {
      NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
    }
    #expect(scheduled == 1)
    device.advance(by: 1)
    #expect(scheduled == 1)
  }

  @Test("A scene that becomes active again uses its screen of a group only if it was in the background")
  func sceneActiveAgain() {
    let players = FocusGroup()
    func player(_ name: String) -> Screen {
      Screen([
        FocusBehavior(.attention.in(players)) { [log] change in
          if !change.isReasonChange { log.record("\(name) \(change.hasFocus)") }
        }
      ])
    }
    let (a, b) = (player("A"), player("B"))
    device.launchAndSettle(showing: a)
    let scene = device.connectScene(showing: b)
    players.use(a)
    device.advance(by: 1)
    _ = log.flush()
    #expect(players.focusedScreen === a)
    for name in [UIScene.willDeactivateNotification, UIScene.didActivateNotification] {
      NotificationCenter.default.post(name: name, object: scene)
      device.advance(by: 1)
    }
    #expect(log.flush() == [])
    for name in [
      UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification,
      UIScene.willEnterForegroundNotification,
      UIScene.didActivateNotification,
    ] {
      NotificationCenter.default.post(name: name, object: scene)
      device.advance(by: 1)
    }
    #expect(log.flush() == ["A false", "B true"])
  }
}
