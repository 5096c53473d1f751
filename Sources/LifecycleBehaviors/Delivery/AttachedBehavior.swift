import UIKit

/// One behavior on one screen: which moments it has received, and which it implements.
@MainActor
final class AttachedBehavior {
  /// The type of the behavior; the subclass, where it is an object of one.
  let type: any Any.Type
  /// The call of `addBehaviors` that added it; nil for the member of a group. Attachments keep this number and not the
  /// behavior: a weak reference would make each use of the behavior slower.
  let call: Int?
  /// Changed before the behavior receives the moment that leads to it.
  private var stage = LifecycleStage.detached
  private(set) var moments = ImplementedMoments()
  /// The behavior and its coordinator; nil once it has been removed.
  private var box: AnyBehaviorBox?
  /// Removed behaviors are not called any more, and their coordinator is released.
  private(set) var isRemoved = false

  static func make<Behavior: ViewControllerLifecycleBehavior>(
    _ behavior: Behavior, call: Int? = nil
  ) -> AttachedBehavior {
    AttachedBehavior(Swift.type(of: behavior), BehaviorBox(behavior), call)
  }

  private init(_ type: any Any.Type, _ box: AnyBehaviorBox, _ call: Int?) {
    self.type = type
    self.box = box
    self.call = call
  }

  func remove() {
    isRemoved = true
    box?.onRemoval?()
    box = nil
  }

  /// Changes to the stage that the moment leads to.
  /// - Returns: whether the behavior is to be called: the moment is legal at its stage, and it may implement the moment.
  @inline(__always)
  func takes(_ delivery: MomentDelivery) -> Bool {
    guard let next = delivery.step.stage(after: stage) else { return false }
    stage = next
    return !moments.isEmpty(delivery.kind)
  }

  /// Not inlined, so that a behavior that is skipped is not even retained.
  @inline(never)
  func deliver(_ delivery: MomentDelivery, to viewController: UIViewController) {
    guard !isRemoved, let box else { return }
    let isLast = stage == .detached
    // No moment follows the last one, not even one that the behavior's own code causes.
    if isLast { isRemoved = true }
    if moments.isKnown(delivery.kind) {
      box.deliver(delivery.moment, to: viewController, delivery.facts)
    } else {
      deliverFirst(delivery, box, viewController)
    }
    if isLast { self.box = nil }
  }

  @inline(never)
  private func deliverFirst(_ delivery: MomentDelivery, _ box: AnyBehaviorBox, _ viewController: UIViewController) {
    let isEmpty = EmptyDefaults.areReached(by: type, at: delivery.kind) {
      box.deliver(delivery.moment, to: viewController, delivery.facts)
    }
    // The last moment ends the attachment, whether it is implemented or not.
    if delivery.kind != .beforeDetaching { moments.learn(delivery.kind, isEmpty: isEmpty) }
    if isEmpty, box.hasNoCoordinator, moments.wereEmptyForOneAppearance {
      NeverCalled.report(type, missing: moments.unknown)
    }
  }
}

private final class BehaviorBox<Behavior: ViewControllerLifecycleBehavior>: CoordinatorBox<Behavior.Coordinator> {
  private let behavior: Behavior

  init(_ behavior: Behavior) {
    self.behavior = behavior
    super.init(behavior.makeCoordinator())
  }

  override func deliver(_ moment: LifecycleMoment, to viewController: UIViewController, _ facts: MomentFacts) {
    behavior.receive(moment, on: viewController, context: LifecycleBehaviorContext(box: self, facts: facts))
  }
}

/// A moment on its way to the behaviors of a screen. What is the same for all of them is computed once.
@MainActor
struct MomentDelivery {
  let moment: LifecycleMoment
  let kind: LifecycleMoment.Kind
  let step: LifecycleStep
  let facts: MomentFacts

  init(_ moment: LifecycleMoment, _ facts: MomentFacts) {
    self.moment = moment
    kind = moment.kind
    step = LifecycleStep(kind)
    self.facts = facts
  }
}
