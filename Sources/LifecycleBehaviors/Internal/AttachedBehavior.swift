import UIKit

/// One behavior on one screen: how far it has come, and which moments it implements.
@MainActor
final class AttachedBehavior {
  /// The type of the behavior, a subclass included.
  let type: any Any.Type
  /// Already the new stage while a moment is being delivered.
  private var stage = LifecycleStage.detached
  private(set) var moments = ImplementedMoments()
  /// The behavior and its state; nil once it has been removed.
  private var box: AnyBehaviorBox?

  static func make<Behavior: ViewControllerLifecycleBehavior>(_ behavior: Behavior) -> AttachedBehavior {
    AttachedBehavior(Swift.type(of: behavior), BehaviorBox(behavior))
  }

  private init(_ type: any Any.Type, _ box: AnyBehaviorBox) {
    self.type = type
    self.box = box
  }

  /// Removed behaviors are not called any more, and their state is gone.
  private(set) var isRemoved = false

  func remove() {
    isRemoved = true
    box?.removeMembers()
    box = nil
  }

  /// Delivers the moment if it is the behavior's turn for it and it may implement it.
  @inline(__always)
  func deliver(_ delivery: MomentDelivery, to viewController: UIViewController) {
    guard let next = delivery.step.stage(after: stage) else { return }
    stage = next
    if next == .detached {
      callLast(delivery, viewController)
    } else if !moments.isEmpty(delivery.kind) {
      call(delivery, viewController)
    }
  }

  /// Nothing follows the last moment, not even what its own code causes.
  private func callLast(_ delivery: MomentDelivery, _ viewController: UIViewController) {
    guard !isRemoved else { return }
    isRemoved = true
    call(delivery, viewController)
    box = nil
  }

  @inline(never)
  private func call(_ delivery: MomentDelivery, _ viewController: UIViewController) {
    guard let box else { return }
    if moments.isKnown(delivery.kind) { return box.deliver(delivery.moment, to: viewController, delivery.facts) }
    let isEmpty = EmptyDefaults.areReached(by: type, at: delivery.kind) {
      box.deliver(delivery.moment, to: viewController, delivery.facts)
    }
    moments.learn(delivery.kind, isEmpty: isEmpty)
    if isEmpty, box.hasNoCoordinator, moments.wereEmptyForOneAppearance {
      NeverCalled.report(type, missing: moments.unknown)
    }
  }
}
