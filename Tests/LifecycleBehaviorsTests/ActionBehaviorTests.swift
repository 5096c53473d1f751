import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.everyAnswer)
struct ActionBehaviorTests {
  let device = HeadlessDevice().drivingLifecycleTime()
  let log = LifecycleTranscript()
  let nav = UINavigationController(rootViewController: UIViewController())

  init() {
    device.launch(showing: nav)
  }

  private var behaviors: [any ViewControllerLifecycleBehavior] {
    [
      ActionBehavior.afterAppearing { log.record("always") },
      ActionBehavior.afterAppearing { log.record("once") }.onlyFirstAppearance(),
      ActionBehavior.afterAppearing { log.record("refresh") }.onlyWhenReturning(),
    ]
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

  @Test("It acts at each appearance; with a filter at the first one, or at every other one")
  func appearances() {
    push(Screen(behaviors))
    for _ in 0..<2 {
      push(UIViewController())
      pop()
    }
    #expect(log.flush() == ["always", "once", "-", "-", "always", "refresh", "-", "-", "always", "refresh", "-"])
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
    for behavior in behaviors { screen.addBehaviors([behavior]) }
    _ = log.flush()
    try #require(device.beginSwipeBack(in: nav)).cancel()
    device.advance(by: 1)
    #expect(log.flush() == [])
    pop()
    #expect(log.flush() == ["always", "once", "-"])
    push(UIViewController())
    try #require(device.beginSwipeBack(in: nav)).cancel()
    device.advance(by: 1)
    pop()
    #expect(log.flush() == ["-", "always", "refresh", "-"])
  }

  @Test("One value acts once for each screen, and the closure is handed the screen")
  func severalScreens() {
    let once = ActionBehavior<Screen>.afterAppearing { [log] in log.record($0.title ?? "") }.onlyFirstAppearance()
    let refresh = ActionBehavior<Screen>.afterAppearing { [log] in log.record("\($0.title ?? "") again") }
      .onlyWhenReturning()
    for title in ["A", "B"] {
      let screen = Screen([once, refresh])
      screen.title = title
      push(screen)
    }
    pop()
    #expect(log.flush() == ["A", "-", "B", "-", "A again", "-"])
  }

  @Test("On a screen of another class it does nothing, and an issue says what to write")
  func otherClass() {
    let issues = IssueCollector()
    let screen = UIViewController()
    screen.loadViewIfNeeded()
    screen.addBehaviors([
      ActionBehavior<Screen>.afterAppearing { [log] _ in log.record("once") }.onlyFirstAppearance(),
      ActionBehavior<Screen>.every(0.25) { [log] _ in log.record("tick") },
    ])
    push(screen)
    push(UIViewController())
    pop()
    #expect(log.flush() == ["-", "-", "-"])
    #expect(
      issues.flush()
        == Array(
          repeating: """
            ActionBehavior<Screen> was added to a UIViewController, so it does nothing. Write \
            ActionBehavior<UIViewController>, or add it to a Screen.
            """, count: 2))
  }

  @Test("Added to a screen that has appeared, it acts at once")
  func late() {
    let screen = Screen()
    push(screen)
    _ = log.flush()
    screen.addBehaviors(behaviors)
    #expect(log.flush() == ["always", "once"])
  }

  @Test("Added in the midst of a swipe back that is then cancelled, it acts when the screen has appeared again")
  func lateInSwipe() throws {
    let screen = Screen()
    push(screen)
    screen.addBehaviors([RecordingBehavior("a", in: log)])
    _ = log.flush()
    let swipe = try #require(device.beginSwipeBack(in: nav))
    screen.addBehaviors(behaviors)
    swipe.cancel()
    device.advance(by: 1)
    #expect(log.flush().filter { !$0.hasPrefix("a ") } == ["always", "once"])
  }

  @Test("A method of a class that belongs to no actor, and functions of the main actor, are actions as they are")
  func functions() {
    let counter = Counter()
    let mainActorCounter = MainActorCounter()
    push(
      Screen([
        ActionBehavior.afterAppearing(counter.count),
        ActionBehavior<Screen>.afterAppearing(counter.count(_:)),
        ActionBehavior.afterAppearing(mainActorCounter.count),
        ActionBehavior<Screen>.every(0.25, counter.count(_:)),
        ActionBehavior.every(0.25, mainActorCounter.count),
      ]))
    #expect(counter.number == 2 + 4)
    #expect(mainActorCounter.number == 1 + 4)
  }
}

/// Belongs to no actor, and is not Sendable.
private final class Counter {
  var number = 0

  func count() { number += 1 }
  func count(_ screen: Screen) { number += 1 }
}

@MainActor
private final class MainActorCounter {
  var number = 0

  func count() { number += 1 }
}
