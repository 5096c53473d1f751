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
