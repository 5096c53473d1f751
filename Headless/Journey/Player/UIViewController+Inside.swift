import UIKit

extension UIViewController {
  /// Itself, its children, and what it presents.
  public var controllersInside: [UIViewController] {
    // A controller answers with what those around it present, too.
    let presented = presentedViewController.flatMap { $0.presentingViewController === self ? $0 : nil }
    return [self] + (children + [presented].compactMap { $0 }).flatMap(\.controllersInside)
  }

  /// The controllers that lead from it to the topmost one that the user sees in it.
  public var pathToTopmost: [UIViewController] { Array(sequence(first: self, next: \.controllerAbove)) }

  /// The controller that is presented over it; otherwise the child that it shows.
  private var controllerAbove: UIViewController? { presentedAbove ?? shownChild }

  /// The controller that is presented over it and is not being dismissed.
  public var presentedAbove: UIViewController? {
    presentedViewController.flatMap { $0.isBeingDismissed ? nil : $0 }
  }

  /// The child that a container shows; nil for other controllers.
  public var shownChild: UIViewController? {
    switch self {
    case let navigation as UINavigationController: navigation.topViewController
    case let tabs as UITabBarController: tabs.selectedViewController
    case let pages as UIPageViewController: pages.viewControllers?.first
    // The right column shows what the user has chosen in the left one.
    case let split as UISplitViewController: split.viewControllers.last
    default: nil
    }
  }
}
