import UIKit

/// A behavior on one screen and its coordinator. Their types are known inside and erased outside.
@MainActor
class AnyBehaviorBox {
  /// Called when the behavior is removed silently, perhaps while it receives a moment. A group removes its members then.
  var onRemoval: (@MainActor () -> Void)?

  /// Whether a behavior without any method would be without any effect.
  var hasNoCoordinator: Bool { false }

  func deliver(_ moment: LifecycleMoment, to viewController: UIViewController, _ facts: MomentFacts) {
    preconditionFailure("\(type(of: self)) does not override deliver(_:to:_:)")
  }
}

/// The coordinator of a behavior on one screen. A context refers to it and does not depend on the type of the behavior.
@MainActor
class CoordinatorBox<Coordinator>: AnyBehaviorBox {
  let coordinator: Coordinator

  init(_ coordinator: Coordinator) {
    self.coordinator = coordinator
  }

  override var hasNoCoordinator: Bool { Coordinator.self == Void.self }
}
