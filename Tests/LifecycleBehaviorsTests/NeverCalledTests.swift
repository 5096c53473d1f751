import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// A behavior whose methods are not those of the protocol compiles and is never called. This is reported.
@MainActor
@Suite(.oneDevice)
struct NeverCalledTests {
  let device = HeadlessDevice()
  let issues = IssueCollector()
  let window: UIWindow

  init() {
    window = device.launch(showing: UIViewController())
  }

  /// What is reported when `screen` has appeared and disappeared.
  private func report(of screen: UIViewController) -> [LifecycleIssue] {
    window.rootViewController = screen
    device.turn()
    window.rootViewController = UIViewController()
    device.turn()
    return issues.flushIssues()
  }

  /// The types that are reported when a screen with `behaviors` has been on screen `times` times.
  private func reported(_ behaviors: any ViewControllerLifecycleBehavior..., times: Int = 1) -> [String] {
    let screen = Screen(behaviors)
    return (0..<times).flatMap { _ in report(of: screen) }.map { "\($0.behaviorType ?? Never.self)" }
  }

  @Test("It is reported once for each type, however many screens and appearances there are")
  func once() {
    #expect(reported(RepeatedBehavior(name: "a"), RepeatedBehavior(name: "b"), times: 3) == ["RepeatedBehavior"])
    #expect(reported(RepeatedBehavior(name: "a")) == [])
  }

  @Test("Reported when the screen is closed, if it had appeared: a cancelled appearance is not enough, nor is a cover")
  func turnedBack() throws {
    let screen = UIViewController()
    let nav = UINavigationController(rootViewController: screen)
    nav.pushViewController(UIViewController(), animated: false)
    window.rootViewController = nav
    device.turn()
    screen.loadViewIfNeeded()
    screen.addBehaviors([TurnedBackBehavior()])
    try device.cancelSwipeBack(in: nav)
    #expect(issues.flush() == [])
    device.pop(nav, animated: false)
    device.push(UIViewController(), onto: nav, animated: false)
    #expect(issues.flush() == [])
    window.rootViewController = UIViewController()
    device.turn()
    let found = issues.flushIssues()
    #expect(found.map(\.kind) == [.neverCalled] && found[0].behaviorType == TurnedBackBehavior.self)
  }

  @Test("Not reported when the screen is closed unseen")
  func unseen() {
    let nav = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = nav
    let screen = Screen([UnseenBehavior()])
    screen.loadViewIfNeeded()
    nav.viewControllers.insert(screen, at: 0)
    device.turn()
    #expect(screen.screenOpening != nil)
    nav.viewControllers.remove(at: 0)
    device.turn()
    #expect(screen.screenOpening == nil)
    #expect(issues.flush() == [])
  }

  @Test("Behaviors that implement a moment that was delivered are not reported, whatever the form")
  func implemented() {
    #expect(
      reported(PlainBehavior(), ContextBehavior(), ReceivingBehavior(), LayoutBehavior(), BehaviorGroup([])) == [])
  }

  @Test("A behavior whose code calls its own defaults, or another behavior that has none, is not reported")
  func forwards() {
    let log = LifecycleTranscript()
    let nothing = ForwardedBehavior()
    for behavior in [
      ContextCallsPlain(log: log), ReceiveCallsContext(log: log), Forwarding(base: nothing, log: log),
      ForwardingContext(base: nothing, log: log), ForwardingPlain(base: nothing, log: log),
      Nested(name: "outer", inner: [Nested(name: "inner", inner: [], log: log)], log: log),
    ] as [any ViewControllerLifecycleBehavior] {
      #expect(reported(behavior, times: 2) == [])
      #expect(log.flush().count { ["afterAppearing", "context", "outer"].contains($0) } == 2, "\(behavior)")
    }
  }

  @Test("A behavior that adds one without any method is not reported; the added one is, and so is a member of a group")
  func adding() {
    #expect(reported(Adding(added: AddedBehavior())) == ["AddedBehavior"])
    #expect(reported(BehaviorGroup([MemberBehavior()])) == ["MemberBehavior"])
  }

  @Test("A behavior that implements only a rare moment is called for it after it was reported, too")
  func rareMoment() {
    let log = LifecycleTranscript()
    let screen = Screen([MemoryOnly(log: log)])
    #expect(report(of: screen).count == 1)
    window.rootViewController = screen
    device.turn()
    device.warnOfMemory()
    #expect(log.flush() == ["memory"])
  }
}

private struct NothingBehavior: ViewControllerLifecycleBehavior {}
private struct RepeatedBehavior: ViewControllerLifecycleBehavior {
  let name: String
}
private struct ForwardedBehavior: ViewControllerLifecycleBehavior {}
private struct AddedBehavior: ViewControllerLifecycleBehavior {}
private struct UnseenBehavior: ViewControllerLifecycleBehavior {}
private struct TurnedBackBehavior: ViewControllerLifecycleBehavior {}
private struct MemberBehavior: ViewControllerLifecycleBehavior {}

private struct PlainBehavior: ViewControllerLifecycleBehavior {
  func afterDisappearing(_ viewController: UIViewController) {}
}

private struct ContextBehavior: ViewControllerLifecycleBehavior {
  func afterAttaching(_ viewController: UIViewController, context: Context) {}
}

private struct ReceivingBehavior: ViewControllerLifecycleBehavior {
  func receive(_ moment: LifecycleMoment, on viewController: UIViewController, context: Context) {}
}

private struct LayoutBehavior: ViewControllerLifecycleBehavior {
  func afterLayingOutSubviews(_ viewController: UIViewController) {}
}

private struct ContextCallsPlain: ViewControllerLifecycleBehavior {
  let log: LifecycleTranscript

  func afterAppearing(_ viewController: UIViewController, context: Context) {
    log.record("context")
    afterAppearing(viewController)
  }
}

private struct Forwarding<Base: ViewControllerLifecycleBehavior>: ViewControllerLifecycleBehavior
where Base.Coordinator == Void {
  let base: Base
  let log: LifecycleTranscript

  func receive(_ moment: LifecycleMoment, on viewController: UIViewController, context: Context) {
    log.record(moment.name)
    base.receive(moment, on: viewController, context: context)
  }
}

private struct ForwardingContext<Base: ViewControllerLifecycleBehavior>: ViewControllerLifecycleBehavior
where Base.Coordinator == Void {
  let base: Base
  let log: LifecycleTranscript

  func afterAppearing(_ viewController: UIViewController, context: Context) {
    log.record("afterAppearing")
    base.receive(.afterAppearing, on: viewController, context: context)
    base.afterAppearing(viewController, context: context)
  }
}

private struct ForwardingPlain<Base: ViewControllerLifecycleBehavior>: ViewControllerLifecycleBehavior {
  let base: Base
  let log: LifecycleTranscript

  func afterAppearing(_ viewController: UIViewController) {
    log.record("afterAppearing")
    base.afterAppearing(viewController)
  }
}

private struct Nested: ViewControllerLifecycleBehavior {
  let name: String
  let inner: [Nested]
  let log: LifecycleTranscript

  func afterAppearing(_ viewController: UIViewController, context: Context) {
    log.record(name)
    for behavior in inner {
      behavior.receive(.afterAppearing, on: viewController, context: context)
      behavior.afterAppearing(viewController)
    }
    afterAppearing(viewController)
  }
}

private struct ReceiveCallsContext: ViewControllerLifecycleBehavior {
  let log: LifecycleTranscript

  func receive(_ moment: LifecycleMoment, on viewController: UIViewController, context: Context) {
    log.record(moment.name)
    if moment == .afterAppearing {
      afterAppearing(viewController, context: context)
      afterAppearing(viewController)
    }
  }
}

/// Adds a behavior in its only moment.
private struct Adding: ViewControllerLifecycleBehavior {
  let added: any ViewControllerLifecycleBehavior

  func afterAppearing(_ viewController: UIViewController) { viewController.addBehaviors([added]) }
}

private struct MemoryOnly: ViewControllerLifecycleBehavior {
  let log: LifecycleTranscript

  func afterReceivingMemoryWarning(_ viewController: UIViewController) { log.record("memory") }
}
