import LifecycleBehaviors
import UIKit

/// Calls a closure inside each moment but those of layout.
public struct HandlerBehavior: ViewControllerLifecycleBehavior {
  private let handler: @MainActor (LifecycleMoment) -> Void

  public init(_ handler: @escaping @MainActor (LifecycleMoment) -> Void) {
    self.handler = handler
  }

  public func receive(_ moment: LifecycleMoment, on viewController: UIViewController, context: Context) {
    switch moment {
    case .beforeLayingOutSubviews, .afterLayingOutSubviews, .duringChangingSize: break
    default: handler(moment)
    }
  }
}
