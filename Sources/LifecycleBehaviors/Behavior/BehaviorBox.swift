import UIKit

extension AttachedBehavior {
  /// - Returns: these behaviors, each with a new coordinator.
  static func make(_ behaviors: [any ViewControllerLifecycleBehavior]) -> [AttachedBehavior] {
    var made: [AttachedBehavior] = []
    made.reserveCapacity(behaviors.count)
    for behavior in behaviors { made.append(make(behavior)) }
    return made
  }

  /// - Returns: the behavior with a new coordinator, as it is before its first moment.
  static func make<Behavior: ViewControllerLifecycleBehavior>(_ behavior: Behavior) -> AttachedBehavior {
    BehaviorBox(behavior)
  }
}

/// A behavior on one screen. Its type is known inside and erased outside.
private final class BehaviorBox<Behavior: ViewControllerLifecycleBehavior>: CoordinatorBox<Behavior.Coordinator> {
  private let behavior: Behavior

  init(_ behavior: Behavior) {
    self.behavior = behavior
    super.init(behavior.makeCoordinator())
  }

  override var type: any Any.Type { Swift.type(of: behavior) }

  override func perform(_ form: EmptyDefaults.Form, _ delivery: MomentDelivery, on viewController: UIViewController) {
    switch form {
    case .plain:
      behavior.callPlainForm(delivery.moment, on: viewController)
    case .context where delivery.facts.transitionCoordinator == nil && transitionCoordinator == nil:
      behavior.callContextForm(
        delivery.moment, on: viewController, LifecycleBehaviorContext(box: self, flags: delivery.facts.flags))
    case .receive where delivery.facts.transitionCoordinator == nil && transitionCoordinator == nil:
      behavior.receive(
        delivery.moment, on: viewController,
        context: LifecycleBehaviorContext(box: self, flags: delivery.facts.flags))
    case .context, .receive:
      performInTransition(delivery, on: viewController)
    }
  }

  /// Not inlined: most moments belong to no transition.
  @inline(never)
  private func performInTransition(_ delivery: MomentDelivery, on viewController: UIViewController) {
    // A behavior that is removed inside a moment receives others inside it.
    let outer = transitionCoordinator
    transitionCoordinator = delivery.facts.transitionCoordinator
    let context = LifecycleBehaviorContext(box: self, flags: delivery.facts.flags)
    behavior.receive(delivery.moment, on: viewController, context: context)
    transitionCoordinator = outer
  }
}
