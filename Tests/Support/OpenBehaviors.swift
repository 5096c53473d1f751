import LifecycleBehaviors
import LifecycleTestKit
import UIKit

/// A base class with a coordinator.
@MainActor
open class OpenCountingBehavior: ViewControllerLifecycleBehavior {
  @MainActor
  public final class Visits {
    public var count = 0
  }

  public init() {}

  open func makeCoordinator() -> Visits {
    Visits()
  }

  open func afterAppearing(_ viewController: UIViewController, context: Context) {
    context.coordinator.count += 1
  }
}
