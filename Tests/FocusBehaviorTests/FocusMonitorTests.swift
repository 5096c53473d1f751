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
    #expect(issues.flush().count == 1)
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

  @Test("A change names the cover, and does not keep it alive")
  func namesTheCover() {
    var covers: [FocusCover] = []
    let a = FocusScreen("A", in: log, on: device) { change in change.cover.map { covers.append($0) } }
    device.launchAndSettle(showing: a)
    weak var weakModal: UIViewController?
    do {
      let modal = UIViewController()
      weakModal = modal
      a.present(modal, animated: false)
      device.advance(by: 1)
      #expect(covers.map(\.kind) == [.sheet])
      #expect(covers.first?.viewController === modal)
      modal.dismiss(animated: false)
    }
    device.advance(by: 1)
    #expect(weakModal == nil)
    #expect(covers.first?.viewController == nil)
  }

  @Test("Going home is inactive and then background: one loss, reported before another turn of the run loop")
  func background() {
    var turns: [Int] = []
    let loop = device.world.loop
    device.launchAndSettle(showing: FocusScreen("A", in: log, on: device) { _ in turns.append(loop.turnCount) })
    _ = log.flush()
    turns = []
    let turn = device.turnNumber
    device.pressHome()
    #expect(log.flush() == ["1.0 A lost appInactive", "1.0 A still lost appBackground"])
    #expect(turns == [turn, turn])
    device.suspend(for: 20)
    device.openApp()
    device.advance(by: 1)
    #expect(log.flush() == ["21.0 A gained appActive"])
  }

  @Test("A screen below another one reports no change when a modal is presented over the stack")
  func buried() {
    let nav = UINavigationController(rootViewController: FocusScreen("A", in: log, on: device))
    device.launch(showing: nav)
    device.push(FocusScreen("B", in: log, on: device), onto: nav, animated: false)
    _ = log.flush()
    let modal = UIViewController()
    modal.modalPresentationStyle = .fullScreen
    nav.present(modal, animated: false)
    device.advance(by: 1)
    modal.dismiss(animated: false)
    device.advance(by: 1)
    #expect(log.flushWithoutTimes() == ["B lost covered", "B gained uncovered"])
  }

  @Test("A change reported at the end of a turn is followed by another turn, for what its handler has changed")
  func turnAfterChange() {
    let loop = device.world.loop
    var turnOfReport = 0
    let a = FocusScreen("A", in: log, on: device, sampling: .manual) { _ in turnOfReport = loop.turnCount }
    device.launchAndSettle(showing: a)
    let other = device.openWindow(showing: UIViewController(), makingKey: false)
    other.makeKey()
    loop.advance(by: 1)
    #expect(log.flush().last == "1.0 A lost windowNotKey")
    #expect(loop.turnCount > turnOfReport)
  }
}
