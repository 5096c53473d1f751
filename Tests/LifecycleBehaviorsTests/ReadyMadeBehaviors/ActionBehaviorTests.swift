import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import ReadyMadeBehaviors
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.everyAnswer)
struct ActionBehaviorTests {
  let device = HeadlessDevice()
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
    device.push(screen, onto: nav, animated: false)
    log.record("-")
  }

  private func pop() {
    device.pop(nav, animated: false)
    log.record("-")
  }

  @Test("It acts at each appearance; with a filter at the first one only, or at all others")
  func appearances() {
    push(Screen(behaviors))
    for _ in 0..<2 {
      push(UIViewController())
      pop()
    }
    #expect(log.flush() == ["always", "once", "-", "-", "always", "refresh", "-", "-", "always", "refresh", "-"])
  }

  @Test("A cancelled swipe back is no return for the screen that stays, also if it has returned once already")
  func staying() throws {
    push(Screen(behaviors))
    _ = log.flush()
    try device.cancelSwipeBack(in: nav)
    #expect(log.flush() == [])
    push(UIViewController())
    pop()
    _ = log.flush()
    try device.cancelSwipeBack(in: nav)
    #expect(log.flush() == [])
  }

  @Test("One value acts once for each screen, and the closure receives the screen")
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

  @Test("On a screen of another class it has no effect, and an issue is reported with the remedy")
  func otherClass() {
    let issues = IssueCollector()
    let screen = UIViewController.loaded()
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

  @Test("Added to a screen that has appeared, it acts immediately")
  func late() {
    let screen = Screen()
    push(screen)
    _ = log.flush()
    screen.addBehaviors(behaviors)
    #expect(log.flush() == ["always", "once"])
  }

  @Test("Added during a swipe back that is then cancelled, it acts when the screen has appeared again")
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

  private var leaving: [any ViewControllerLifecycleBehavior] {
    [
      ActionBehavior.afterDisappearing { log.record("gone") },
      ActionBehavior<Screen>.afterDisappearing { [log] in log.record("\($0.title ?? "") gone") },
    ]
  }

  @Test("On disappearing it acts when the screen has disappeared, once for each appearance, in reverse order")
  func disappearing() throws {
    let screen = Screen(leaving)
    screen.title = "A"
    push(screen)
    try device.cancelSwipeBack(in: nav)
    #expect(log.flush() == ["-"])
    push(UIViewController())
    #expect(log.flush() == ["A gone", "gone", "-"])
    try device.cancelSwipeBack(in: nav)
    #expect(log.flush() == [], "the appearance below was cancelled before it was complete")
    pop()
    pop()
    #expect(log.flush() == ["-", "A gone", "gone", "-"])
  }

  @Test(
    "Removed from a screen that has appeared, it acts; removed silently, or after the screen has disappeared, it does not"
  )
  func disappearingByRemoval() {
    let screen = Screen(leaving.dropLast())
    push(screen)
    _ = log.flush()
    screen.attachment?.remove()
    #expect(log.flush() == ["gone"])
    screen.addBehaviors(leaving).remove(silently: true)
    let attachment = screen.addBehaviors(leaving.dropLast())
    push(UIViewController())
    #expect(log.flush() == ["gone", "-"])
    attachment.remove()
    #expect(log.flush() == [])
  }

  @Test("Removed before the screen has appeared, or released with a window, it does not act on disappearing")
  func disappearingUncompleted() {
    let screen = Screen(leaving)
    nav.pushViewController(screen, animated: true)
    device.advance(by: 0.1)
    screen.attachment?.remove()
    device.advance(by: 1)
    pop()
    #expect(log.flush() == ["-"])
    var window: UIWindow? = UIWindow(windowScene: device.scenes[0])
    window?.rootViewController = Screen(leaving)
    window?.isHidden = false
    device.advance(by: 1)
    window = nil
    device.advance(by: 1)
    #expect(log.flush() == [])
  }

  @Test("A method of a class that belongs to no actor, and functions of the main actor, can be passed as actions")
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
        ActionBehavior.afterDisappearing(counter.count),
        ActionBehavior<Screen>.afterDisappearing(counter.count(_:)),
      ]))
    #expect(counter.number == 2 + 4)
    #expect(mainActorCounter.number == 1 + 4)
    pop()
    #expect(counter.number == 2 + 4 + 2)
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
