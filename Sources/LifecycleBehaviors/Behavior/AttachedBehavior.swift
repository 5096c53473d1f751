import UIKit

/// One behavior on one screen: which moments it has received, and which it implements. The subclasses know the types of the
/// behavior and of its coordinator. All is one object, so that each further behavior is one allocation.
@MainActor
@usableFromInline
class AttachedBehavior {
  /// The call of `addBehaviors` that added it; 0 for the member of a group. Attachments keep this number and not the
  /// behavior: a weak reference would make each use of the behavior slower.
  final var call = 0
  // Each check of these two at run time, which a class that is not final gets, takes 75 instructions. They are read and
  // written in one step, never while other code runs.
  /// Changed before the behavior receives the moment that leads to it.
  @exclusivity(unchecked) private final var stage = LifecycleStage.detached
  @exclusivity(unchecked) private(set) final var moments = ImplementedMoments()
  /// Removed behaviors are not called any more.
  private(set) final var isRemoved = false
  /// Called when the behavior is removed silently, perhaps while it receives a moment. A group removes its members then.
  final var onRemoval: (@MainActor () -> Void)?

  /// The type of the behavior; the subclass, where it is an object of one.
  var type: any Any.Type { preconditionFailure("\(Swift.type(of: self)) does not override type") }

  /// Whether a behavior without any method would be without any effect.
  var hasNoCoordinator: Bool { false }

  /// Calls one form of the moment.
  func perform(_ form: EmptyDefaults.Form, _ delivery: MomentDelivery, on viewController: UIViewController) {
    preconditionFailure("\(Swift.type(of: self)) does not override perform(_:_:on:)")
  }

  final func remove() {
    isRemoved = true
    // No moment is legal now, except for the first one, which `deliverFirst` leaves out.
    stage = .detached
    onRemoval?()
    onRemoval = nil
  }

  /// Changes to the stage that the moment leads to.
  /// - Returns: whether the behavior is to be called: the moment is legal at its stage, and it may implement the moment.
  @inline(__always)
  final func takes(_ step: LifecycleStep) -> Bool {
    guard let next = step.stage(after: stage) else { return false }
    stage = next
    return !moments.isEmpty(step.moment)
  }

  /// Calls the behavior. Not inlined, so that a behavior that is skipped is not even retained.
  @inline(never)
  final func deliver(_ delivery: MomentDelivery, to viewController: UIViewController) {
    if let form = moments.form(of: delivery.kind) {
      perform(form, delivery, on: viewController)
    } else {
      deliverFirst(delivery, to: viewController)
    }
  }

  /// Finds out in which form the behavior implements the moment.
  @inline(never)
  private final func deliverFirst(_ delivery: MomentDelivery, to viewController: UIViewController) {
    guard !isRemoved else { return }
    // No moment follows the last one, not even one that the behavior's own code causes.
    let isLast = delivery.kind == .beforeDetaching
    if isLast { isRemoved = true }
    let form = EmptyDefaults.form(of: type, at: delivery.kind) { perform(.receive, delivery, on: viewController) }
    // The last moment ends the attachment, whether it is implemented or not.
    if !isLast { moments.learn(delivery.kind, form) }
    if form == nil, hasNoCoordinator, moments.wereEmptyForOneAppearance {
      NeverCalled.report(type, missing: moments.unknown)
    }
  }
}

/// The coordinator of a behavior on one screen. A context refers to it and does not depend on the type of the behavior.
@MainActor
@usableFromInline
class CoordinatorBox<Coordinator>: AttachedBehavior {
  /// The coordinator of the transition in progress, while a moment is being delivered. It is here and not in the context: a
  /// context with one reference is passed on without being copied.
  final var transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  @usableFromInline final let coordinator: Coordinator

  init(_ coordinator: Coordinator) {
    self.coordinator = coordinator
  }

  final override var hasNoCoordinator: Bool { Coordinator.self == Void.self }
}

extension [AttachedBehavior] {
  /// Delivers a moment to these behaviors: in this order, or, on the way down, to the last one first.
  /// - Parameters:
  ///   - delivery: the moment.
  ///   - screen: the screen of the behaviors.
  ///   - first: the place of the first behavior that receives it.
  @MainActor
  @inline(never)
  func deliver(_ delivery: MomentDelivery, to screen: UIViewController, from first: Int = 0) {
    let step = LifecycleStep(delivery.kind)
    if delivery.kind.isOnTheWayDown {
      var place = count
      while place > first {
        place -= 1
        let behavior = self[place]
        if behavior.takes(step) { behavior.deliver(delivery, to: screen) }
      }
    } else {
      var place = first
      while place < count {
        let behavior = self[place]
        if behavior.takes(step) { behavior.deliver(delivery, to: screen) }
        place += 1
      }
    }
  }
}

/// A moment on its way to the behaviors of a screen, and what is known about it.
@MainActor
struct MomentDelivery {
  let moment: LifecycleMoment
  let kind: LifecycleMoment.Kind
  let facts: MomentFacts

  @inline(__always)
  init(_ moment: LifecycleMoment, _ facts: MomentFacts) {
    self.moment = moment
    kind = moment.kind
    self.facts = facts
  }
}
