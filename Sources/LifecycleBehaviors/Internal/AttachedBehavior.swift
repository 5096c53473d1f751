import UIKit

/// One behavior on one screen: how far it has come, and which moments it implements.
@MainActor
final class AttachedBehavior {
  /// The type of the behavior, a subclass included.
  let type: any Any.Type
  /// The call of `addBehaviors` that it came with. Attachments know the number and not the behavior: a weak reference
  /// would make each use of it slower.
  let call: Int?
  /// Already the new stage while a moment is being delivered.
  private var stage = LifecycleStage.detached
  private(set) var moments = ImplementedMoments()
  /// The behavior and its state; nil once it has been removed.
  private var box: AnyBehaviorBox?

  /// - Parameter call: the number of the call that adds it; nil for the member of a group.
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

  /// Removed behaviors are not called any more, and their state is gone.
  private(set) var isRemoved = false

  func remove() {
    isRemoved = true
    box?.removeMembers()
    box = nil
  }

  /// Goes on to the stage that the moment leads to.
  /// - Returns: whether the behavior is to be called for it: it is its turn, and it may implement the moment.
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
    // Nothing follows the last moment, not even what its own code causes.
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
    // The last moment ends the attachment, with code or without.
    if delivery.kind != .beforeDetaching { moments.learn(delivery.kind, isEmpty: isEmpty) }
    if isEmpty, box.hasNoCoordinator, moments.wereEmptyForOneAppearance {
      NeverCalled.report(type, missing: moments.unknown)
    }
  }
}
