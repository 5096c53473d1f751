import UIKit

protocol ViewControllerBehavior {
  func afterLoading(viewController: UIViewController)
  func beforeAppearing(viewController: UIViewController)
  func afterAppearing(viewController: UIViewController)
  func beforeDisappearing(viewController: UIViewController)
  func afterDisappearing(viewController: UIViewController)
}

extension ViewControllerBehavior {
  func afterLoading(viewController: UIViewController) {}
  func beforeAppearing(viewController: UIViewController) {}
  func afterAppearing(viewController: UIViewController) {}
  func beforeDisappearing(viewController: UIViewController) {}
  func afterDisappearing(viewController: UIViewController) {}
}
