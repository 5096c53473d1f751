import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.everyAnswer)
struct AppearanceFilterTests {
  let device = HeadlessDevice()
  let log = LifecycleTranscript()
  let nav = UINavigationController(rootViewController: UIViewController())

  private let wholeAppearance = [
    "a beforeAppearing", "a duringAppearing", "a afterAppearing", "a beforeDisappearing", "a afterDisappearing",
  ]

  private func push(_ screen: UIViewController) {
    device.push(screen, onto: nav, animated: false)
  }

  private func pop() {
    device.pop(nav, animated: false)
  }

  @Test("The first appearance, or all others, are delivered whole; removed in one that is left out: detaching only")
  func firstAndReturning() {
    let screen = Screen([RecordingBehavior("a", in: log).onlyFirstAppearance()])
    let returning = Screen([RecordingBehavior("b", in: log).onlyWhenReturning()])
    screen.embed(returning)
    device.launch(showing: nav)
    push(screen)
    for _ in 0..<2 {
      log.record("-")
      push(UIViewController())
      pop()
    }
    screen.attachment?.remove()
    let (up, down) = (
      ["beforeAppearing", "duringAppearing", "afterAppearing"], ["beforeDisappearing", "afterDisappearing"]
    )
    let lines = log.flush()
    #expect(
      lines.filter { !$0.hasPrefix("b") } == (["afterAttaching", "afterLoading"] + up).map { "a \($0)" } + ["-"]
        + down.map { "a \($0)" } + ["-", "a beforeDetaching"])
    #expect(
      lines.filter { !$0.hasPrefix("a") } == ["b afterAttaching", "b afterLoading", "-"] + up.map { "b \($0)" } + ["-"]
        + (down + up).map { "b \($0)" })
  }

  @Test(
    "A screen that was closed, is kept and pushed again comes anew: that is neither its first appearance nor a return")
  func comesAnew() {
    let screen = Screen([
      RecordingBehavior("first", in: log).onlyFirstAppearance(),
      RecordingBehavior("return", in: log).onlyWhenReturning(),
    ])
    device.launch(showing: nav)
    push(screen)
    pop()
    _ = log.flush()
    push(screen)
    #expect(log.flush() == [])
    push(UIViewController())
    pop()
    #expect(log.flush() == ["return beforeAppearing", "return duringAppearing", "return afterAppearing"])
  }

  @Test("A condition is evaluated once for each appearance and holds until its end, through a cancelled swipe back")
  func condition() throws {
    let isWanted = Flag()
    let behavior = RecordingBehavior("a", in: log).onlyAppearances { [log] screen in
      log.record("asked")
      return isWanted.isOn && screen is Screen
    }
    device.launch(showing: nav)
    isWanted.isOn = true
    push(Screen([behavior]))
    isWanted.isOn = false
    try device.cancelSwipeBack(in: nav)
    push(UIViewController())
    pop()
    isWanted.isOn = true
    pop()
    #expect(
      log.flush().filter { !$0.contains("animated") } == ["a afterAttaching", "a afterLoading", "asked"]
        + wholeAppearance + ["asked", "a afterClosing popped"])
  }

  @Test("A cancelled swipe back belongs to the appearance that it interrupts, delivered or not")
  func cancelledSwipe() throws {
    let behaviors: [any ViewControllerLifecycleBehavior] = [
      RecordingBehavior("first", in: log).onlyFirstAppearance(),
      RecordingBehavior("returning", in: log).onlyWhenReturning(),
    ]
    device.launch(showing: nav)
    push(Screen(behaviors))
    _ = log.flush()
    try device.cancelSwipeBack(in: nav)
    #expect(
      log.flush() == [
        "first beforeDisappearing animated", "first beforeAppearing animated undo",
        "first duringAppearing animated undo", "first afterAppearing animated undo",
      ])
    push(UIViewController())
    #expect(log.flush() == ["first beforeDisappearing", "first afterDisappearing"])
  }

  @Test("An appearance that was cancelled before it was complete does not count")
  func cancelledAppearance() throws {
    device.launch(showing: nav)
    let below = Screen()
    push(below)
    push(UIViewController())
    below.addBehaviors([
      RecordingBehavior("first", in: log).onlyFirstAppearance(),
      RecordingBehavior("returning", in: log).onlyWhenReturning(),
    ])
    _ = log.flush()
    try device.cancelSwipeBack(in: nav)
    pop()
    #expect(
      log.flush() == [
        "first beforeAppearing animated", "first duringAppearing animated", "first beforeDisappearing animated undo",
        "first afterDisappearing animated undo", "first beforeAppearing", "first duringAppearing",
        "first afterAppearing",
      ])
  }

  @Test("Layout belongs to the appearance; a memory warning does not")
  func otherMoments() {
    let screen = Screen([RecordingBehavior("a", in: log, recordsLayout: true).onlyWhenReturning()])
    device.launch(showing: screen)
    screen.lifecycleBehaviorViewController?.didReceiveMemoryWarning()
    screen.view.frame.size.width -= 10
    device.turn()
    #expect(log.flush() == ["a afterAttaching", "a afterLoading", "a afterReceivingMemoryWarning"])
  }

  @Test("Filters apply to groups, and one filtered value counts for each screen separately")
  func groups() {
    let group = BehaviorGroup([RecordingBehavior("a", in: log), RecordingBehavior("b", in: log)])
      .onlyFirstAppearance()
    device.launch(showing: nav)
    push(Screen([group]))
    pop()
    let first = log.flush()
    push(Screen([group]))
    pop()
    #expect(log.flush() == first)
    #expect(
      first.suffix(6) == [
        "b beforeDisappearing", "a beforeDisappearing", "b afterDisappearing", "a afterDisappearing",
        "b afterClosing popped", "a afterClosing popped",
      ])
  }

  @Test("A condition may remove its own behavior")
  func reentrantCondition() {
    let behavior = RecordingBehavior("a", in: log).onlyAppearances { screen in
      (screen as? Screen)?.attachment?.remove()
      return true
    }
    device.launch(showing: Screen([behavior]))
    #expect(log.flush() == ["a afterAttaching", "a afterLoading", "a beforeDetaching"])
  }
}

@MainActor
private final class Flag {
  var isOn = false
}
