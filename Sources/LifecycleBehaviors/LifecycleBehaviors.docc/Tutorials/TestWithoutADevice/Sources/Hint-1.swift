import LifecycleBehaviors
import UIKit

struct HintBehavior {
  var show: @MainActor @Sendable () -> Void

  final class Coordinator {
    var timer: LifecycleSubscription?
  }
}

extension HintBehavior: ViewControllerLifecycleBehavior {
  func makeCoordinator() -> Coordinator { Coordinator() }

  func afterAppearing(
    _ viewController: UIViewController, context: Context
  ) {
    context.coordinator.timer = LifecycleTime.current.schedule(after: 5, show)
  }

  func beforeDisappearing(
    _ viewController: UIViewController, context: Context
  ) {
    context.coordinator.timer = nil
  }
}
