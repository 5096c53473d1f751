import HeadlessDevice
import LifecycleBehaviors
import LifecycleTasks
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// The context, the facts and the moments as values that a test or a decorator makes.
@MainActor
@Suite(.everyAnswer)
struct ContextValuesTests {
  let device = HeadlessDevice()
  let log = LifecycleTranscript()

  @Test("A test calls a behavior's method with a context of its own, which says what the test says")
  func ownContext() {
    let count = Counting.Coordinator()
    let behavior = Counting()
    behavior.afterAppearing(UIViewController(), context: .init(coordinator: count))
    behavior.afterAppearing(UIViewController(), context: .init(coordinator: count, MomentFacts(isCatchUp: true)))
    #expect(count.appearances == 1)

    let plain = LifecycleBehaviorContext(MomentFacts(isAnimated: true, isDetaching: true))
    #expect(plain.isAnimated && plain.isDetaching && !plain.isCatchUp && plain.transitionCoordinator == nil)
  }

  @Test("A decorator with state of its own passes on moments and closings with the coordinator of its base")
  func decorator() {
    let nav = UINavigationController(rootViewController: UIViewController())
    device.launch(showing: nav)
    device.advance(by: 1)
    let group = BehaviorGroup([RecordingBehavior("member", in: log), Counting(log: log)])
    let screen = UIViewController.loaded()
    screen.addBehaviors([Numbered(base: group, log: log)])
    nav.pushViewController(screen, animated: true)
    device.advance(by: 1)
    nav.popViewController(animated: false)
    device.advance(by: 1)
    #expect(
      log.flush() == [
        "1", "member afterAttaching", "2", "member afterLoading", "3", "member beforeAppearing animated", "4", "5",
        "member duringAppearing animated", "6", "7", "member afterAppearing animated",
        "appearance 1, animated true, along true",
        "8", "member beforeDisappearing", "9", "member afterDisappearing", "closed", "member afterClosing popped",
      ])
  }

  @Test("The issue of a decorated behavior names the app's line")
  func line() {
    let issues = IssueCollector()
    let screen = UIViewController.loaded()
    screen.addBehaviors([Numbered(base: TaskBehavior<UINavigationController>(while: .visible) { _ in }, log: log)])
    #expect(issues.flushIssues().map { "\($0.kind) \($0.line ?? 0)" } == ["wrongScreen \(#line - 1)"])
  }

  @Test("Facts print the names of those that are true, and moments their sizes")
  func printing() {
    let all = MomentFacts(
      isAnimated: true, isMovingToParent: true, isMovingFromParent: true, isCatchUp: true,
      undoesCancelledTransition: true, isDetaching: true)
    #expect(
      "\(all)"
        == "[isAnimated, isMovingToParent, isMovingFromParent, isCatchUp, undoesCancelledTransition, isDetaching]")
    #expect("\(MomentFacts())" == "[]")
    #expect(
      "\(LifecycleMoment.afterChangingSize(to: CGSize(width: 844, height: 390)))"
        == "afterChangingSize(to: 844.0x390.0)")
    #expect("\(LifecycleMoment.afterChangingTraits(from: UITraitCollection()))" == "afterChangingTraits")
  }

  @Test("A moment of the environment has facts and a transition coordinator while the screen appears, and none at rest")
  func environment() {
    let log = LifecycleTranscript()
    let nav = UINavigationController(rootViewController: UIViewController())
    device.launch(showing: nav)
    nav.pushViewController(Screen([MemoryWatching(log: log)]), animated: true)
    device.turn()
    device.warnOfMemory()
    device.advance(by: 1)
    device.warnOfMemory()
    #expect(log.flush() == ["[isMovingToParent], along true", "[], along false"])
  }
}

/// Writes the context of memory warnings.
private struct MemoryWatching: ViewControllerLifecycleBehavior {
  let log: LifecycleTranscript

  func afterReceivingMemoryWarning(_ viewController: UIViewController, context: Context) {
    log.record("\(context.facts), along \(context.transitionCoordinator != nil)")
  }
}

/// Counts the appearances that are not delivered late.
private struct Counting: ViewControllerLifecycleBehavior {
  @MainActor
  final class Coordinator {
    var appearances = 0
  }

  var log: LifecycleTranscript?

  func makeCoordinator() -> Coordinator {
    Coordinator()
  }

  func afterAppearing(_ viewController: UIViewController, context: Context) {
    guard !context.isCatchUp else { return }
    context.coordinator.appearances += 1
    let isAlong = context.transitionCoordinator != nil
    log?.record("appearance \(context.coordinator.appearances), animated \(context.isAnimated), along \(isAlong)")
  }
}

/// Writes the number of each moment before its base receives it.
private struct Numbered<Base: ViewControllerLifecycleBehavior>: ViewControllerLifecycleBehavior {
  @MainActor
  final class Count {
    var value = 0
  }

  let base: Base
  let log: LifecycleTranscript

  func makeCoordinator() -> (base: Base.Coordinator, count: Count) {
    (base.makeCoordinator(), Count())
  }

  func receive(_ moment: LifecycleMoment, on viewController: UIViewController, context: Context) {
    context.coordinator.count.value += 1
    log.record("\(context.coordinator.count.value)")
    base.receive(moment, on: viewController, context: context.map { $0.base })
  }

  func receive(_ closing: ScreenClosing, context: Context) {
    log.record("closed")
    base.receive(closing, context: context.map { $0.base })
  }
}
