import HeadlessDevice
import LifecycleBehaviors
import LifecycleTasks
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// Lists that are empty, contain a behavior twice, are added twice, or add more and more.
@MainActor
@Suite(.everyAnswer)
struct AddingMisuseTests {
  let device = HeadlessDevice()
  let log = LifecycleTranscript()
  let issues = IssueCollector()
  private let screen = UIViewController()

  init() {
    screen.loadViewIfNeeded()
  }

  // MARK: Empty lists

  @Test(
    "An empty list, in brackets or in braces, leaves the screen without a hidden child, and its handle is not attached"
  )
  func empty() {
    #expect(!screen.addBehaviors([]).isAttached)
    #expect(!screen.addBehaviors { if device.now < 0 { EmptyBehavior() } }.isAttached)
    #expect(!screen.addDefaultBehaviors().isAttached)
    #expect(screen.lifecycleBehaviorViewController == nil)
    #expect(screen.children.isEmpty && screen.view.subviews.isEmpty)
    screen.addBehaviors([RecordingBehavior("a", in: log)])
    #expect(!screen.addBehaviors([]).isAttached)
    #expect(screen.children.count == 1)
    #expect(log.flush() == ["a afterAttaching", "a afterLoading"])
    #expect(issues.flush() == [])
  }

  @Test("Where the app has defaults, an empty list adds them as any other list does, once")
  func emptyWithDefaults() {
    LifecycleBehaviorDefaults.register { [log] _ in RecordingBehavior("default", in: log) }
    defer { LifecycleBehaviorDefaults.removeAll() }
    #expect(!screen.addBehaviors([]).isAttached)
    screen.addBehaviors([])
    #expect(log.flush() == ["default afterAttaching", "default afterLoading"])
    #expect(screen.children.count == 1)
  }

  // MARK: Repeated behaviors

  @Test("One object, or two values of a type without properties, are reported, and receive each moment twice")
  func twiceInAList() {
    let object = CountingBehavior()
    screen.addBehaviors([object, object], line: 7)
    screen.addBehaviors([EmptyBehavior(), RecordingBehavior("a", in: log), EmptyBehavior()], line: 8)
    let found = issues.flushIssues()
    #expect(found.map(\.kind) == [.addedTwice, .addedTwice] && found.map(\.line) == [7, 8])
    #expect(found.map { "\($0.behaviorType ?? Never.self)" } == ["CountingBehavior", "EmptyBehavior"])
    #expect(object.count == 2)
    #expect(log.flush() == ["a afterAttaching", "a afterLoading"], "it is carried out")
  }

  @Test("Different objects, and values with properties, are no mistake")
  func noMistake() {
    screen.addBehaviors([
      CountingBehavior(), CountingBehavior(), TitleBehavior(title: "A"), TitleBehavior(title: "B"),
      TaskBehavior(while: .visible) {}, TaskBehavior(while: .visible) {}, RecordingBehavior("a", in: log),
      RecordingBehavior("b", in: log), EmptyBehavior(), EmptyBehavior().onlyFirstAppearance(),
      EmptyBehavior().onlyWhenReturning(), BehaviorGroup([EmptyBehavior()]), BehaviorGroup([]),
    ])
    #expect(issues.flush() == [])
  }

  // MARK: One line, more than once

  @Test("A line that adds a task at each appearance is reported, but not one that begins a stream")
  func othersAtEachAppearance() {
    let screen = LoggedViewController("A", in: LifecycleTranscript())
    let line = #line + 2
    screen.inside["wA"] = { screen in
      screen.addBehaviors([TaskBehavior(while: .visible) {}])
      _ = screen.lifecycleMoments()
    }
    let window = device.launch(showing: screen)
    #expect(issues.flush() == [])
    window.isHidden = true
    window.isHidden = false
    #expect(issues.flushIssues().map(\.line) == [line])
  }

  private func add(_ behavior: any ViewControllerLifecycleBehavior, to screen: UIViewController) {
    screen.addBehaviors([behavior])
  }

  @Test("A helper, called in a loop with other values, other behaviors or another screen, is no mistake")
  func helper() {
    for screen in [screen, .loaded()] {
      for name in ["a", "b"] { add(RecordingBehavior(name, in: log), to: screen) }
      add(TaskBehavior(while: .visible) {}, to: screen)
    }
    device.launch(showing: screen)
    device.turn()
    #expect(issues.flush() == [])
    #expect(log.flush().filter { $0.hasSuffix("afterAppearing") } == ["a afterAppearing", "b afterAppearing"])
  }

  @Test("So is one that is called again when the screen has appeared: at rest, covered, or on its way back to it")
  func helperLater() {
    let nav = UINavigationController(rootViewController: screen)
    device.launch(showing: nav)
    func addAnother() { add(RecordingBehavior("a", in: log), to: screen) }
    addAnother()
    device.advance(by: 1)
    addAnother()
    device.push(UIViewController(), onto: nav)
    addAnother()
    device.turn()
    nav.popViewController(animated: true)
    device.advance(by: 1)
    addAnother()
    device.advance(by: 1)
    // Not even when the next appearance begins.
    device.push(UIViewController(), onto: nav)
    device.pop(nav)
    #expect(issues.flush() == [])
  }

  @Test("A line that adds a behavior in a callback of each appearance is reported once", arguments: ["wA", "iA", "dA"])
  func eachCallback(callback: String) {
    let screen = LoggedViewController("A", in: LifecycleTranscript())
    let nav = UINavigationController(rootViewController: screen)
    device.launch(showing: nav)
    screen.inside[callback] = { [log] in $0.addBehaviors([RecordingBehavior("a", in: log)]) }
    for _ in 1...2 {
      device.push(UIViewController(), onto: nav)
      device.pop(nav)
    }
    #expect(issues.flush().count == 1)
  }

  @Test("Adding again what has been removed is no mistake; once more, it is there twice, which is reported")
  func addedAfterRemoval() {
    for (isRemoved, isReported) in [(true, false), (true, false), (false, false), (false, true)] {
      let attachment = screen.addBehaviors([EmptyBehavior()])
      if isRemoved { attachment.remove(silently: true) }
      #expect(issues.flush().count == (isReported ? 1 : 0))
    }
  }

  // MARK: Endless adding

  @Test(
    "A behavior that adds itself in a moment is removed in the end, and others receive all moments",
    arguments: SelfAddingBehavior.moments)
  func endless(moment: LifecycleMoment) {
    let behavior = SelfAddingBehavior(moment: moment)
    screen.addBehaviors([RecordingBehavior("a", in: log), behavior, RecordingBehavior("b", in: log)])
    device.launch(showing: screen)
    device.advance(by: 1)
    #expect(issues.flushIssues().last?.kind == .endlessAdding)
    #expect(behavior.count.begun == 101)
    #expect(behavior.last.attachment?.isAttached == false)
    #expect(log.flush().suffix(2) == ["a afterAppearing", "b afterAppearing"])
  }

  @Test("A row of additions that ends by itself is no mistake")
  func chain() {
    screen.addBehaviors([ChainBehavior(left: 60, log: log)])
    #expect(log.flush() == (0...60).reversed().map { "\($0)" })
    #expect(!issues.flushIssues().map(\.kind).contains(.endlessAdding))
  }
}

/// Has no properties, so that two values are alike.
private struct EmptyBehavior: ViewControllerLifecycleBehavior {
  func afterAttaching(_ viewController: UIViewController) {}
}

private final class CountingBehavior: ViewControllerLifecycleBehavior {
  var count = 0

  func afterAttaching(_ viewController: UIViewController) { count += 1 }
}

private struct TitleBehavior: ViewControllerLifecycleBehavior {
  let title: String

  func afterAttaching(_ viewController: UIViewController) {
    viewController.title = title
  }
}

/// Adds another one of itself in one moment, each time.
@MainActor
private struct SelfAddingBehavior: ViewControllerLifecycleBehavior {
  final class Count {
    var begun = 0
  }

  final class Last {
    var attachment: BehaviorAttachment?
  }

  nonisolated static let moments: [LifecycleMoment] = [
    .afterAttaching, .afterLoading, .beforeAppearing, .afterAppearing,
  ]

  let moment: LifecycleMoment
  let count = Count()
  let last = Last()

  func receive(_ received: LifecycleMoment, on viewController: UIViewController, context: Context) {
    guard received == moment else { return }
    count.begun += 1
    let attachment = viewController.addBehaviors([self])
    if count.begun == 101 { last.attachment = attachment }
  }
}

private struct ChainBehavior: ViewControllerLifecycleBehavior {
  let left: Int
  let log: LifecycleTranscript

  func afterAttaching(_ viewController: UIViewController) {
    log.record("\(left)")
    if left > 0 { viewController.addBehaviors([ChainBehavior(left: left - 1, log: log)]) }
  }
}
