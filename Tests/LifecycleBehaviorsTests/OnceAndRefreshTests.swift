import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.everyAnswer)
struct OnceAndRefreshTests {
  let device = HeadlessDevice().drivingLifecycleTime()
  let log = LifecycleTranscript()
  let nav = UINavigationController(rootViewController: UIViewController())

  init() {
    device.launch(showing: nav)
  }

  private var behaviors: [any ViewControllerLifecycleBehavior] {
    [OnceBehavior { log.record("once") }, RefreshOnReturnBehavior { log.record("refresh") }]
  }

  private func push(_ screen: UIViewController) {
    nav.pushViewController(screen, animated: false)
    device.advance(by: 1)
    log.record("-")
  }

  private func pop() {
    nav.popViewController(animated: false)
    device.advance(by: 1)
    log.record("-")
  }

  @Test("Once acts at the first appearance, refresh at every other one")
  func appearances() {
    push(Screen(behaviors))
    for _ in 0..<2 {
      push(UIViewController())
      pop()
    }
    #expect(log.flush() == ["once", "-", "-", "refresh", "-", "-", "refresh", "-"])
  }

  @Test("A swipe back that is let go is no return for the screen that stays")
  func staying() throws {
    push(Screen(behaviors))
    _ = log.flush()
    try #require(device.beginSwipeBack(in: nav)).cancel()
    device.advance(by: 1)
    #expect(log.flush() == [])
  }

  @Test("Nor is it for a screen that has returned once already")
  func stayingAfterReturn() throws {
    push(Screen(behaviors))
    push(UIViewController())
    pop()
    _ = log.flush()
    try #require(device.beginSwipeBack(in: nav)).cancel()
    device.advance(by: 1)
    #expect(log.flush() == [])
  }

  @Test("A swipe back that is let go is no return, and no first appearance, for the screen below")
  func below() throws {
    let screen = Screen()
    push(screen)
    push(UIViewController())
    screen.addBehaviors([OnceBehavior { [log] in log.record("once") }])
    screen.addBehaviors([RefreshOnReturnBehavior { [log] in log.record("refresh") }])
    _ = log.flush()
    try #require(device.beginSwipeBack(in: nav)).cancel()
    device.advance(by: 1)
    #expect(log.flush() == [])
    pop()
    #expect(log.flush() == ["once", "-"])
    push(UIViewController())
    try #require(device.beginSwipeBack(in: nav)).cancel()
    device.advance(by: 1)
    pop()
    #expect(log.flush() == ["-", "refresh", "-"])
  }

  @Test("One value acts once for each screen, and the closure is handed the screen")
  func severalScreens() {
    let once = OnceBehavior<Screen> { [log] in log.record($0.title ?? "") }
    let refresh = RefreshOnReturnBehavior<Screen> { [log] in log.record("\($0.title ?? "") again") }
    for title in ["A", "B"] {
      let screen = Screen([once, refresh])
      screen.title = title
      push(screen)
    }
    pop()
    #expect(log.flush() == ["A", "-", "B", "-", "A again", "-"])
  }

  @Test("On a screen of another class they do nothing, and an issue says so")
  func otherClass() {
    let issues = IssueCollector()
    let once = OnceBehavior<Screen> { [log] _ in log.record("once") }
    let screen = UIViewController()
    screen.loadViewIfNeeded()
    screen.addBehaviors([once, RefreshOnReturnBehavior<Screen> { [log] _ in log.record("refresh") }])
    push(screen)
    push(UIViewController())
    pop()
    #expect(log.flush() == ["-", "-", "-"])
    #expect(
      issues.flush().map { $0.prefix(while: { $0 != "," }) } == [
        "OnceBehavior<Screen> was added to a UIViewController",
        "RefreshOnReturnBehavior<Screen> was added to a UIViewController",
      ])
  }
}
