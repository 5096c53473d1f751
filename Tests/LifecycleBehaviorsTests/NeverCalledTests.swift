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
  let device = HeadlessDevice().drivingLifecycleTime()
  let issues = IssueCollector()
  let window: UIWindow

  init() {
    window = device.launch(showing: UIViewController())
  }

  /// The types that are reported when a screen with `behaviors` has been on screen `times` times.
  private func reported(_ behaviors: any ViewControllerLifecycleBehavior..., times: Int = 1) -> [String] {
    let screen = Screen(behaviors)
    for _ in 0..<times {
      window.rootViewController = screen
      device.turn()
      window.rootViewController = UIViewController()
      device.turn()
    }
    return issues.flush().map { String($0.prefix { $0 != " " }) }
  }

  @Test("A misspelt name, UIKit's parameter, a narrower screen and async are each reported")
  func nearMisses() {
    #expect(reported(MisspeltBehavior()) == ["MisspeltBehavior"])
    #expect(reported(AnimatedBehavior()) == ["AnimatedBehavior"])
    #expect(reported(NarrowBehavior()) == ["NarrowBehavior"])
    #expect(reported(AsyncBehavior()) == ["AsyncBehavior"])
  }

  @Test("The report lists the methods that are called, the compiler's help, and the moments not delivered yet")
  func message() {
    window.rootViewController = Screen([NothingBehavior()])
    device.turn()
    window.rootViewController = UIViewController()
    device.turn()
    #expect(
      issues.flush() == [
        """
        NothingBehavior was on a screen for a whole appearance and none of its methods was called. Called are methods \
        like afterAppearing(_ viewController: UIViewController), afterAppearing(_ viewController: UIViewController, \
        context: Context) and receive(_ moment: LifecycleMoment, on viewController: UIViewController, context: \
        Context), spelt exactly so and not async. Put them into an extension that declares the conformance to \
        ViewControllerLifecycleBehavior: there the compiler warns of near misses. If it only implements moments that have \
        not been delivered yet, there is no mistake: beforeTransition, duringTransition, afterTransition, afterChangingTraits, \
        afterReceivingMemoryWarning, beforeDetaching.
        """
      ])
  }

  @Test("It is reported once for each type, however many screens and appearances there are")
  func once() {
    #expect(reported(RepeatedBehavior(name: "a"), RepeatedBehavior(name: "b"), times: 3) == ["RepeatedBehavior"])
    #expect(reported(RepeatedBehavior(name: "a")) == [])
  }

  @Test("A whole appearance is needed: a cancelled one is not enough")
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
    nav.popViewController(animated: false)
    device.turn()
    #expect(issues.flush().map { $0.hasPrefix("TurnedBackBehavior was on a screen") } == [true])
  }

  @Test("Behaviors that implement a moment that was delivered are not reported, whatever the form")
  func implemented() {
    #expect(
      reported(PlainBehavior(), ContextBehavior(), ReceivingBehavior(), LayoutBehavior(), BehaviorGroup([])) == [])
  }

  @Test("A behavior may consist of a coordinator only")
  func coordinator() {
    #expect(reported(CoordinatorBehavior()) == [])
  }

  @Test("A member of a group is reported like any other")
  func member() {
    #expect(reported(BehaviorGroup([MemberBehavior()])) == ["MemberBehavior"])
  }

  @Test("A method that only a subclass has is not called, and the subclass is reported")
  func subclass() {
    #expect(reported(AddingSubclass()) == ["AddingSubclass"])
  }
}

private struct NothingBehavior: ViewControllerLifecycleBehavior {}
private struct RepeatedBehavior: ViewControllerLifecycleBehavior {
  let name: String
}
private struct TurnedBackBehavior: ViewControllerLifecycleBehavior {}
private struct MemberBehavior: ViewControllerLifecycleBehavior {}

private struct MisspeltBehavior: ViewControllerLifecycleBehavior {
  func afterApearing(_ viewController: UIViewController, context: Context) { Issue.record("was called") }
}

private struct AnimatedBehavior: ViewControllerLifecycleBehavior {
  func beforeAppearing(_ viewController: UIViewController, animated: Bool) { Issue.record("was called") }
}

private struct NarrowBehavior: ViewControllerLifecycleBehavior {
  func afterAppearing(_ viewController: UINavigationController) { Issue.record("was called") }
}

private struct AsyncBehavior: ViewControllerLifecycleBehavior {
  func afterAppearing(_ viewController: UIViewController) async { Issue.record("was called") }
}

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

private struct CoordinatorBehavior: ViewControllerLifecycleBehavior {
  func makeCoordinator() -> LifecycleTranscript { LifecycleTranscript() }
}

private class EmptyBase: ViewControllerLifecycleBehavior {}

private final class AddingSubclass: EmptyBase {
  func afterAppearing(_ viewController: UIViewController) { Issue.record("was called") }
}
