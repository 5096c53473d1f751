import UIKit

/// A behavior that is attached, and its coordinator: the types are known inside and forgotten outside.
@MainActor
class AnyBehaviorBox {
  func deliver(_ moment: LifecycleMoment, to viewController: UIViewController, _ facts: MomentFacts) {
    preconditionFailure("BehaviorBox overrides deliver")
  }

  /// Whether a behavior without any method would be without any effect.
  var hasNoCoordinator: Bool { false }

  /// The behavior was removed silently, perhaps in the midst of a moment: so are the members of a group.
  func removeMembers() {}
}

/// The coordinator of an attached behavior. A context leads to it, whatever the type of the behavior.
@MainActor
class CoordinatorBox<Coordinator>: AnyBehaviorBox {
  let coordinator: Coordinator

  init(_ coordinator: Coordinator) {
    self.coordinator = coordinator
  }

  override var hasNoCoordinator: Bool { Coordinator.self == Void.self }

  override func removeMembers() {
    (coordinator as? BehaviorMembers)?.remove()
  }
}

final class BehaviorBox<Behavior: ViewControllerLifecycleBehavior>: CoordinatorBox<Behavior.Coordinator> {
  private let behavior: Behavior

  init(_ behavior: Behavior) {
    self.behavior = behavior
    super.init(behavior.makeCoordinator())
  }

  override func deliver(_ moment: LifecycleMoment, to viewController: UIViewController, _ facts: MomentFacts) {
    behavior.receive(moment, on: viewController, context: LifecycleBehaviorContext(box: self, facts: facts))
  }
}
