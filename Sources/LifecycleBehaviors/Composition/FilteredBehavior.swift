import UIKit

/// A behavior that hears of some appearances only.
struct FilteredBehavior<Base: ViewControllerLifecycleBehavior>: ViewControllerLifecycleBehavior {
  let base: Base
  let condition: BehaviorGroup.Coordinator.AppearanceCondition

  func makeCoordinator() -> BehaviorGroup.Coordinator {
    BehaviorGroup.Coordinator([base], condition: condition)
  }
}
