import FocusBehavior
import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.everyAnswer)
struct FocusMonitorTests {
  let device = HeadlessDevice()
  let log = LifecycleTranscript()

  @Test("The typed form receives the screen; on a screen of another class it reports only an issue")
  func typed() {
    let issues = IssueCollector()
    final class Player: Screen {
      var isPaused = true
    }
    let player = Player([FocusBehavior<Player> { player, change in player.isPaused = !change.hasFocus }])
    device.launchAndSettle(showing: player)
    #expect(!player.isPaused)
    device.pressHome()
    #expect(player.isPaused)
    #expect(issues.flush() == [])

    let other = UIViewController()
    other.loadViewIfNeeded()
    other.addBehaviors([FocusBehavior<Player> { _, _ in Issue.record("called for the wrong screen") }])
    #expect(
      issues.flush() == [
        """
        FocusBehavior<Player> was added to a UIViewController, so it reports nothing. Add it to a Player, or write \
        FocusBehavior { change in … }.
        """
      ])
  }

  @Test("All watched screens share one display link, paused while none of them is on screen and in the background")
  func oneLink() {
    let nav = UINavigationController(rootViewController: FocusScreen("A", in: log, on: device))
    device.launch(showing: nav)
    for name in ["B", "C", "D"] {
      nav.pushViewController(FocusScreen(name, in: log, on: device), animated: false)
      device.advance(by: 0.1)
    }
    #expect(device.displayLinks.map(\.isPaused) == [false])
    device.openControlCenter()
    #expect(device.displayLinks.map(\.isPaused) == [false])
    device.closeControlCenter()
    device.pressHome()
    #expect(device.displayLinks.map(\.isPaused) == [true])
    device.openApp()
    device.advance(by: 0.1)
    #expect(device.displayLinks.map(\.isPaused) == [false])
    nav.pushViewController(UIViewController(), animated: false)
    device.advance(by: 0.1)
    #expect(device.displayLinks.map(\.isPaused) == [true])
  }

  @Test("A frame within a turn reports what the whole turn has led to, and no state in between")
  func midTurn() {
    let device = HeadlessDevice(maximumFramesPerSecond: 50)
    let a = FocusScreen("A", in: log, on: device, sampling: .displayLink(framesPerSecond: 50))
    let window = device.launchAndSettle(showing: a)
    let other = UIWindow(windowScene: device.scenes[0])
    // Both in the turn of the next frame but one: before the link's callback, and after it.
    _ = device.schedule(after: 0.04) { other.makeKey() }
    device.advance(by: 0.02)
    _ = device.schedule(after: 0.02) { window.makeKey() }
    device.advance(by: 1)
    #expect(log.flush() == ["0.0 A gained appeared"])
  }

  @Test("A watched screen is released when it is popped, and its behavior with it")
  func released() {
    let nav = UINavigationController(rootViewController: UIViewController())
    device.launch(showing: nav)
    weak var screen: UIViewController?
    do {
      let pushed = FocusScreen("A", in: log, on: device)
      screen = pushed
      device.push(pushed, onto: nav)
    }
    device.pop(nav)
    #expect(screen == nil)
    #expect(log.flushWithoutTimes() == ["A gained appeared", "A lost popped"])
  }

  @Test("A silently removed behavior reports no more changes, not even one already decided")
  func removedInBetween() {
    var attachment: BehaviorAttachment?
    let first = FocusBehavior { [log] in
      log.record("first \($0.hasFocus)")
      attachment?.remove(silently: true)
    }
    let second = FocusBehavior { [log] in log.record("second \($0.hasFocus)") }
    let screen = Screen([first])
    screen.loadViewIfNeeded()
    attachment = screen.addBehaviors([second])
    device.launchAndSettle(showing: screen)
    #expect(log.flush() == ["first true"])
  }

  @Test("A closure may push, present and remove; the changes that follow are reported in order")
  func reentrant() {
    let nav = UINavigationController()
    let b = FocusScreen("B", in: log, on: device)
    let a = FocusScreen("A", in: log, on: device) { [weak nav] change in
      if change.hasFocus, nav?.viewControllers.count == 1 { nav?.pushViewController(b, animated: false) }
    }
    nav.setViewControllers([a], animated: false)
    device.launchAndSettle(showing: nav)
    #expect(log.flush() == ["0.0 A gained appeared", "0.0 A lost pushedOver", "0.0 B gained appeared"])
  }

  @Test("A change reported at the end of a turn is followed by another turn, for what its handler has changed")
  func turnAfterChange() {
    let loop = device.world.loop
    var turnOfReport = 0
    let a = FocusScreen("A", in: log, on: device, sampling: .manual) { _ in turnOfReport = loop.turnCount }
    device.launchAndSettle(showing: a)
    let other = UIWindow(windowScene: device.scenes[0])
    other.makeKey()
    loop.advance(by: 1)
    #expect(log.flush().last == "1.0 A lost windowNotKey")
    #expect(loop.turnCount > turnOfReport)
  }

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

  @Test("Any number of notifications in one turn request one sample")
  func oneSample() {
    var scheduled = 0
    let start = LifecycleTime.current.startTimer
    LifecycleTime.current.startTimer = { delay, work in
      scheduled += 1
      return start(delay, work)
    }
    let screen = Screen([FocusBehavior(.attention.sampled(.manual)) { _ in }])
    let window = device.launchAndSettle(showing: screen)
    scheduled = 0
    for _ in 0..<5 {
      NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
    }
    #expect(scheduled == 1)
    device.advance(by: 1)
    #expect(scheduled == 1)
  }
}
