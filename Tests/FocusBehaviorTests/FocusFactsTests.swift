import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@testable import FocusBehavior

/// What is read off UIKit at a look, and what is kept from the one before.
@MainActor
@Suite(.everyAnswer)
struct FocusFactsTests {
  let device = HeadlessDevice(idiom: .pad).drivingLifecycleTime()
  let log = LifecycleTranscript()

  private func facts(
    of screen: UIViewController, _ activity: AppActivity = AppActivity { _ in }, previous: FocusFacts? = nil
  ) -> FocusFacts {
    FocusFacts(
      of: screen, appearance: .appeared, app: activity.app, sceneState: { activity.state(of: $0) }, previous: previous)
  }

  @Test("The key window that is named is one of the screen's own scene, though another was named before")
  func keyWindowOfTheScene() throws {
    let screen = UIViewController()
    device.launch(showing: screen)
    let beside = device.openWindow(showing: UIViewController())
    var elsewhere: UIWindow?
    device.connectScene { scene in
      let window = UIWindow(windowScene: scene)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      elsewhere = window
      return window
    }
    device.advance(by: 1)
    beside.makeKey()
    var previous = facts(of: screen)
    #expect(previous.keyWindow?.window === beside)
    previous.keyWindow = FocusCover(window: try #require(elsewhere))
    #expect(facts(of: screen, previous: previous).keyWindow?.window === beside)
  }

  @Test("A screen that is presented over one that is still on its way is on its way, too")
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

  @Test("A scene that is gone is forgotten: one that has its identity later is as it reads")
  func forgottenScene() {
    device.launch(showing: UIViewController())
    device.advance(by: 1)
    let scene = device.scenes[0]
    let activity = AppActivity { _ in }
    NotificationCenter.default.post(name: UIScene.willDeactivateNotification, object: scene)
    #expect(activity.state(of: scene) == .inactive)
    NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
    #expect(activity.state(of: scene) == .active)
  }
}

/// Says of itself that it is being presented.
private final class MovingViewController: UIViewController {
  var isMoving = false

  override var isBeingPresented: Bool { isMoving }
}

/// The order of monitors, and how often a look is asked for.
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
    device.launch(showing: container)
    device.advance(by: 1)
    #expect(log.flush().map { String($0.drop { !$0.isLetter }) } == ["A gained appeared", "B gained appeared"])
  }

  @Test("Of several focus behaviors on one screen the one attached first answers for it")
  func first() {
    let screen = Screen([FocusBehavior(.media) { _ in }, FocusBehavior(.attention) { _ in }])
    device.launch(showing: screen)
    device.advance(by: 1)
    device.openControlCenter()
    device.advance(by: 1)
    #expect(screen.focus?.hasFocus == true)
  }

  @Test("Whatever happens in one turn, one look is asked for")
  func oneLook() {
    var scheduled = 0
    var time = LifecycleTime.current
    time.startTimer = { [schedule = time.startTimer] delay, work in
      scheduled += 1
      return schedule(delay, work)
    }
    let screen = Screen([FocusBehavior(FocusOptions(sampling: .manual, time: time)) { _ in }])
    let window = device.launch(showing: screen)
    device.advance(by: 1)
    scheduled = 0
    for _ in 0..<5 {
      NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
    }
    #expect(scheduled == 1)
    device.advance(by: 1)
    #expect(scheduled == 1)
  }

  @Test("In a group, a scene that is active again is no use of its screen; only one that was in the background is")
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
    device.launch(showing: a)
    device.advance(by: 1)
    let scene = device.connectScene { scene in
      let window = UIWindow(windowScene: scene)
      window.rootViewController = b
      window.makeKeyAndVisible()
      return window
    }
    device.advance(by: 1)
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
