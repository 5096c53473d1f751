import HeadlessDevice
import LifecycleBehaviors
import TestSupport
import Testing
import UIKit

/// The near misses that the pages list, each in a behavior of its own, and which of them are reported.
@MainActor
@Suite(.oneDevice)
struct NearMissTests {
  let device = HeadlessDevice()
  let issues = IssueCollector()

  /// Whether the behavior is reported after one appearance.
  private func isReported(_ behavior: any ViewControllerLifecycleBehavior) -> Bool {
    let window = device.isRunning ? device.scenes[0].windows[0] : device.launch(showing: UIViewController())
    window.rootViewController = Screen([behavior])
    device.turn()
    window.rootViewController = UIViewController()
    device.turn()
    let reported = issues.flushIssues()
    #expect(reported.allSatisfy { $0.kind == .neverCalled })
    return !reported.isEmpty
  }

  @Test("Reported: other names, other labels, other parameters, async and the like, static and generic ones, receive")
  func reported() {
    #expect(isReported(MisspeltName()))
    #expect(isReported(OtherLabel()))
    #expect(isReported(OtherParameter()))
    #expect(isReported(UIKitsName()))
    #expect(isReported(NarrowerScreen()))
    #expect(isReported(WiderScreen()))
    #expect(isReported(Asynchronous()))
    #expect(isReported(Throwing()))
    #expect(isReported(Mutating()))
    #expect(isReported(Returning()))
    #expect(isReported(Static()))
    #expect(isReported(OtherContext()))
    #expect(isReported(OtherReceive()))
    #expect(isReported(RareMoment()))
    #expect(isReported(MomentOfASubclass()))
    #expect(isReported(Generic()))
    #expect(isReported(Opaque()))
  }

  @Test("Not reported: a near miss beside a method that is called, and one of a behavior that has a coordinator")
  func silent() {
    #expect(!isReported(BesideAnother()))
    #expect(!isReported(WithCoordinator()))
  }

  @Test("Called: a method that is bound to no actor, and one that is bound to the main actor")
  func called() {
    let calls = Calls()
    #expect(!isReported(Unbound(calls: calls)))
    #expect(!isReported(Bound(calls: calls)))
    #expect(calls.count == 2)
  }
}

private final class Calls: @unchecked Sendable {
  // Counted only on the main thread.
  var count = 0
}

private struct MisspeltName: ViewControllerLifecycleBehavior {
  func afterApearing(_ viewController: UIViewController) { Issue.record("was called") }
}

private struct OtherLabel: ViewControllerLifecycleBehavior {
  func afterAppearing(viewController: UIViewController) { Issue.record("was called") }
}

private struct OtherParameter: ViewControllerLifecycleBehavior {
  func afterAppearing(_ viewController: UIViewController, animated: Bool) { Issue.record("was called") }
}

private struct UIKitsName: ViewControllerLifecycleBehavior {
  func viewDidAppear(_ viewController: UIViewController) { Issue.record("was called") }
}

private struct NarrowerScreen: ViewControllerLifecycleBehavior {
  func afterAppearing(_ viewController: UITableViewController) { Issue.record("was called") }
}

private struct WiderScreen: ViewControllerLifecycleBehavior {
  func afterAppearing(_ viewController: UIViewController?) { Issue.record("was called") }
}

private struct Asynchronous: ViewControllerLifecycleBehavior {
  func afterAppearing(_ viewController: UIViewController) async { Issue.record("was called") }
}

private struct Throwing: ViewControllerLifecycleBehavior {
  func afterAppearing(_ viewController: UIViewController) throws { Issue.record("was called") }
}

private struct Mutating: ViewControllerLifecycleBehavior {
  mutating func afterAppearing(_ viewController: UIViewController) { Issue.record("was called") }
}

private struct Returning: ViewControllerLifecycleBehavior {
  func afterAppearing(_ viewController: UIViewController) -> Bool {
    Issue.record("was called")
    return true
  }
}

private struct Static: ViewControllerLifecycleBehavior {
  static func afterAppearing(_ viewController: UIViewController) { Issue.record("was called") }
}

private struct OtherContext: ViewControllerLifecycleBehavior {
  func afterAppearing(_ viewController: UIViewController, context: LifecycleBehaviorContext<Int>) {
    Issue.record("was called")
  }
}

private struct OtherReceive: ViewControllerLifecycleBehavior {
  func receive(_ moment: LifecycleMoment, on viewController: UIViewController) { Issue.record("was called") }
}

private struct RareMoment: ViewControllerLifecycleBehavior {
  func beforeTransition(_ viewController: UIViewController, toSize size: CGSize) { Issue.record("was called") }
}

private class BaseOfASubclass: ViewControllerLifecycleBehavior {}

private final class MomentOfASubclass: BaseOfASubclass {
  func afterAppearing(_ viewController: UIViewController) { Issue.record("was called") }
}

private struct BesideAnother: ViewControllerLifecycleBehavior {
  func afterAppearing(_ viewController: UIViewController) {}
  func afterDisapearing(_ viewController: UIViewController) { Issue.record("was called") }
}

private struct WithCoordinator: ViewControllerLifecycleBehavior {
  func makeCoordinator() -> Int { 0 }
  func afterApearing(_ viewController: UIViewController) { Issue.record("was called") }
}

private struct Generic: ViewControllerLifecycleBehavior {
  func afterAppearing<Screen: UIViewController>(_ viewController: Screen) { Issue.record("was called") }
}

private struct Opaque: ViewControllerLifecycleBehavior {
  func afterAppearing(_ viewController: some UIViewController) { Issue.record("was called") }
}

private struct Unbound: ViewControllerLifecycleBehavior {
  let calls: Calls

  nonisolated func afterAppearing(_ viewController: UIViewController) { calls.count += 1 }
}

private struct Bound: ViewControllerLifecycleBehavior {
  let calls: Calls

  @MainActor func afterAppearing(_ viewController: UIViewController) { calls.count += 1 }
}
