import LifecycleBehaviors
import UIKit

@MainActor
protocol OldBehavior {
  func afterLoading(viewController: UIViewController)
  func beforeAppearing(viewController: UIViewController)
  func afterAppearing(viewController: UIViewController)
  func beforeDisappearing(viewController: UIViewController)
  func afterDisappearing(viewController: UIViewController)
}

extension OldBehavior {
  func afterLoading(viewController: UIViewController) {}
  func beforeAppearing(viewController: UIViewController) {}
  func afterAppearing(viewController: UIViewController) {}
  func beforeDisappearing(viewController: UIViewController) {}
  func afterDisappearing(viewController: UIViewController) {}
}

struct Adapted: ViewControllerLifecycleBehavior {
  var behaviors: [any OldBehavior]

  func receive(
    _ moment: LifecycleMoment, on viewController: UIViewController,
    context: Context
  ) {
    for behavior in behaviors {
      switch moment {
      case .afterLoading:
        behavior.afterLoading(viewController: viewController)
      case .beforeAppearing:
        behavior.beforeAppearing(viewController: viewController)
      case .afterAppearing:
        behavior.afterAppearing(viewController: viewController)
      case .beforeDisappearing:
        behavior.beforeDisappearing(viewController: viewController)
      case .afterDisappearing:
        behavior.afterDisappearing(viewController: viewController)
      default: break
      }
    }
  }
}

extension UIViewController {
  func addBehaviors(
    _ behaviors: [any OldBehavior],
    file: StaticString = #fileID, line: UInt = #line
  ) {
    addBehaviors(
      [Adapted(behaviors: behaviors)], file: file, line: line)
  }
}
