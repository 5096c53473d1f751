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

  private func push(_ screen: UIViewController) {
    device.push(screen, onto: nav, animated: false)
    log.record("-")
  }

  private func pop() {
    device.pop(nav, animated: false)
    log.record("-")
  }

  @Test("It acts at each appearance, for the screen that has appeared; a cancelled swipe back is no appearance")
  func appearances() throws {
    let behaviors: [any ViewControllerLifecycleBehavior] = [
      ActionBehavior.afterAppearing { log.record("any") },
      ActionBehavior<Screen>.afterAppearing { [log] in log.record($0.title ?? "") },
    ]
    for title in ["A", "B"] {
      let screen = Screen(behaviors)
      screen.title = title
      push(screen)
    }
    try device.cancelSwipeBack(in: nav)
    pop()
    #expect(log.flush() == ["any", "A", "-", "any", "B", "-", "any", "A", "-"])
  }

  @Test("On a screen of another class it has no effect")
  func otherClass() {
    let issues = IssueCollector()
    push(
      Screen([
        ActionBehavior<UINavigationController>.afterAppearing { [log] _ in log.record("appeared") },
        ActionBehavior<UINavigationController>.every(0.25) { [log] _ in log.record("tick") },
        ActionBehavior<UINavigationController>.afterDisappearing { [log] _ in log.record("disappeared") },
      ]))
    pop()
    #expect(log.flush() == ["-", "-"])
    #expect(issues.flush().count == 3)
  }

  @Test("Added to a screen that has appeared, it acts immediately; during a swipe back, when it is cancelled")
  func late() throws {
    let screen = Screen()
    push(screen)
    screen.addBehaviors([ActionBehavior.afterAppearing { [log] in log.record("late") }])
    let swipe = try #require(device.beginSwipeBack(in: nav))
    screen.addBehaviors([ActionBehavior.afterAppearing { [log] in log.record("in the swipe") }])
    #expect(log.flush() == ["-", "late"])
    swipe.cancel()
    device.advance(by: 1)
    #expect(log.flush() == ["in the swipe"])
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

  @Test(
    "On closing it acts once for each visit, after the screen has disappeared, and not under a cover or a cancelled swipe"
  )
  func closing() throws {
    let screen = Screen([
      ActionBehavior.afterClosing { [log] closing in log.record("\(closing.reason)") },
      ActionBehavior.afterDisappearing { [log] in log.record("disappeared") },
    ])
    for _ in 1...2 {
      push(screen)
      push(UIViewController())
      pop()
      try device.cancelSwipeBack(in: nav)
      pop()
    }
    let visit = ["-", "disappeared", "-", "-", "disappeared", "popped", "-"]
    #expect(log.flush() == visit + visit)
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
