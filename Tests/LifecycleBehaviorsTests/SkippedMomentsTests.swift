import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@testable import LifecycleBehaviors

/// A moment that a behavior does not implement is skipped from the second time on; no other moment is skipped.
@MainActor
@Suite(.oneDevice)
struct SkippedMomentsTests {
  let log = LifecycleTranscript()
  let screen = UIViewController()

  /// An attached behavior without a host, to which the test delivers moments.
  private func attach(_ behavior: some ViewControllerLifecycleBehavior) -> AttachedBehavior {
    let attached = AttachedBehavior.make(behavior)
    attached.hand([.afterAttaching, .afterLoading], to: screen)
    return attached
  }

  private func appear(_ behavior: AttachedBehavior, times: Int = 1) {
    for _ in 0..<times { behavior.hand(Self.appearance, to: screen) }
  }

  private static let appearance: [LifecycleMoment] = [
    .beforeAppearing, .duringAppearing, .afterAppearing, .beforeDisappearing, .afterDisappearing,
  ]

  private static let others = ["afterAttaching", "afterLoading"] + appearance.map(\.name)

  @Test("The moments without code are known to be empty after their first time, those with code are not")
  func learned() {
    let behaviors: [any ViewControllerLifecycleBehavior] = [
      PlainOne(log: log), ContextOne(log: log), OpenOne(log), SubclassOfOpenOne(log),
    ]
    for behavior in behaviors {
      let attached = attach(behavior)
      #expect(attached.emptyMoments == ["afterAttaching", "afterLoading"], "\(behavior)")
      appear(attached)
      #expect(attached.emptyMoments == Self.others.filter { $0 != "afterAppearing" }, "\(behavior)")
      _ = log.flush()
      appear(attached, times: 2)
      #expect(log.flush() == ["afterAppearing", "afterAppearing"], "\(behavior)")
    }
  }

  @Test("A subclass that is passed as its base class is known as well")
  func typedAsBase() {
    let attached = attach(SubclassOfOpenOne(log) as OpenOne)
    appear(attached)
    #expect(attached.emptyMoments == Self.others.filter { $0 != "afterAppearing" })
  }

  @Test("A form with the context that calls the empty plain form of its own type is called each time")
  func callsOwnEmptyDefault() {
    let attached = attach(ContextCallsPlain(log: log))
    appear(attached, times: 2)
    #expect(log.flush() == ["context", "context"])
  }

  @Test("A behavior that forwards to one without any method is called each time, in all three forms")
  func decorators() {
    let nothing = Nothing()
    let attached = [
      attach(Forwarding(base: nothing, log: log)), attach(ForwardingContext(base: nothing, log: log)),
      attach(ForwardingPlain(base: nothing, log: log)),
    ]
    for behavior in attached {
      appear(behavior, times: 2)
      #expect(log.flush().filter { $0 == "afterAppearing" }.count == 2)
    }
  }

  @Test("A behavior that forwards to another one of its own type is called each time")
  func decoratorOfTheSameType() {
    let attached = attach(Nested(name: "outer", inner: [Nested(name: "inner", inner: [], log: log)], log: log))
    appear(attached, times: 2)
    #expect(log.flush() == ["outer", "inner", "outer", "inner"])
  }

  @Test("A behavior that implements receive is called for every moment, also where it forwards to its own defaults")
  func receiveCallsOwnDefaults() {
    let attached = attach(ReceiveCallsContext(log: log))
    appear(attached, times: 2)
    #expect(log.flush() == ["afterAttaching", "afterLoading"] + (Self.appearance + Self.appearance).map(\.name))
    #expect(attached.emptyMoments == [])
  }

  @Test("A first delivery inside a first delivery learns only about its own behavior, in either order")
  func nestedDeliveries() {
    for inner in [attach(PlainOne(log: log)), attach(Nothing())] {
      let outer = attach(Causing(log: log) { inner.hand(Self.appearance, to: screen) })
      appear(outer, times: 2)
      #expect(log.flush().filter { $0 == "outer" }.count == 2)
      #expect(!outer.emptyMoments.contains("afterAppearing"))
      #expect(inner.emptyMoments.contains("beforeAppearing"))
    }
  }

  @Test("A delivery of the same moment to an empty behavior of another attachment does not affect the outer one")
  func nestedOfTheSameType() {
    var inner: AttachedBehavior?
    var isOuter = true
    let behavior = Causing(log: log) {
      guard isOuter else { return }
      isOuter = false
      inner?.hand([.beforeAppearing, .duringAppearing, .afterAppearing], to: screen)
    }
    inner = attach(behavior)
    let outer = attach(behavior)
    appear(outer, times: 2)
    #expect(log.flush() == ["outer", "outer", "outer"])
  }

  @Test("Members of a group learn for themselves, and the group is called each time")
  func groups() {
    let attached = attach(BehaviorGroup([Nothing(), PlainOne(log: log), BehaviorGroup([ContextOne(log: log)])]))
    appear(attached, times: 3)
    #expect(log.flush() == Array(repeating: "afterAppearing", count: 6))
    #expect(attached.emptyMoments == [])
  }

  @Test("A moment that occurs for the first time late is delivered")
  func lateMoment() {
    let attached = attach(MemoryOnly(log: log))
    appear(attached, times: 2)
    attached.hand([.afterReceivingMemoryWarning, .afterReceivingMemoryWarning], to: screen)
    #expect(log.flush() == ["memory", "memory"])
  }

  @Test("Each attachment of the same value finds out for itself which moments are empty")
  func perAttachment() {
    let behavior = PlainOne(log: log)
    appear(attach(behavior))
    let second = attach(behavior)
    #expect(second.emptyMoments == ["afterAttaching", "afterLoading"])
  }
}

@MainActor
extension AttachedBehavior {
  fileprivate func hand(_ moments: [LifecycleMoment], to screen: UIViewController) {
    for moment in moments {
      [self].deliver(MomentDelivery(moment, MomentFacts(.none, along: nil)), to: screen)
    }
  }

  /// The names of the moments that are skipped from now on.
  fileprivate var emptyMoments: [String] {
    LifecycleMoment.Kind.allCases.filter(moments.isEmpty).map { "\($0)" }
  }
}

private struct Nothing: ViewControllerLifecycleBehavior {}

private struct PlainOne: ViewControllerLifecycleBehavior {
  let log: LifecycleTranscript

  func afterAppearing(_ viewController: UIViewController) { log.record("afterAppearing") }
}

private struct ContextOne: ViewControllerLifecycleBehavior {
  let log: LifecycleTranscript

  func afterAppearing(_ viewController: UIViewController, context: Context) { log.record("afterAppearing") }
}

private class OpenOne: ViewControllerLifecycleBehavior {
  let log: LifecycleTranscript

  init(_ log: LifecycleTranscript) { self.log = log }

  func afterAppearing(_ viewController: UIViewController) { log.record("afterAppearing") }
}

private class SubclassOfOpenOne: OpenOne {
  override func afterAppearing(_ viewController: UIViewController) { log.record("afterAppearing") }
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

private struct Causing: ViewControllerLifecycleBehavior {
  let log: LifecycleTranscript
  let act: @MainActor () -> Void

  func afterAppearing(_ viewController: UIViewController, context: Context) {
    log.record("outer")
    act()
    afterAppearing(viewController)
  }
}

private struct MemoryOnly: ViewControllerLifecycleBehavior {
  let log: LifecycleTranscript

  func afterReceivingMemoryWarning(_ viewController: UIViewController) { log.record("memory") }
}
