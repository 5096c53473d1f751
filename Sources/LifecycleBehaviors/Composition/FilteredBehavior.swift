import UIKit

/// A behavior that receives some appearances only.
struct FilteredBehavior<Base: ViewControllerLifecycleBehavior>: ViewControllerLifecycleBehavior {
  let base: Base
  let condition: BehaviorMembers.AppearanceCondition

  func makeCoordinator() -> BehaviorMembers {
    BehaviorMembers([base], condition: condition)
  }

  func receive(_ moment: LifecycleMoment, on viewController: UIViewController, context: Context) {
    context.coordinator.receive(moment, on: viewController, context.facts)
  }
}
