import UIKit

extension AttachedBehavior {
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
    case .context, .receive:
      // There is a coordinator of a transition in few moments: to keep it costs retaining and releasing it.
      if delivery.facts.transitionCoordinator == nil, transitionCoordinator == nil {
        callWithContext(form, delivery, on: viewController)
      } else {
        callInTransition(form, delivery, on: viewController)
      }
    }
  }

  @inline(__always)
  private func callWithContext(
    _ form: EmptyDefaults.Form, _ delivery: MomentDelivery, on viewController: UIViewController
  ) {
    let context = LifecycleBehaviorContext(box: self, flags: delivery.facts.flags)
    if form == .context {
      behavior.callContextForm(delivery.moment, on: viewController, context)
    } else {
      behavior.receive(delivery.moment, on: viewController, context: context)
    }
  }

  @inline(never)
  private func callInTransition(
    _ form: EmptyDefaults.Form, _ delivery: MomentDelivery, on viewController: UIViewController
  ) {
    // A behavior that is removed inside a moment receives others inside it.
    let outer = transitionCoordinator
    transitionCoordinator = delivery.facts.transitionCoordinator
    callWithContext(form, delivery, on: viewController)
    transitionCoordinator = outer
  }
}
