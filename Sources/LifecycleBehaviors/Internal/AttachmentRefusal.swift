import UIKit

/// Why behaviors cannot be attached to a controller, and what to write instead.
@MainActor
enum AttachmentRefusal {
  case viewNotLoaded
  case isBeingDeallocated
  case contentContainer
  case alert
  case hostingController

  init?(of viewController: UIViewController) {
    switch viewController {
    case is UINavigationController, is UITabBarController, is UISplitViewController, is UIPageViewController:
      self = .contentContainer
    case is UIAlertController:
      self = .alert
    default:
      if let child = viewController.lifecycleBehaviorViewController {
        guard child.host.screen == nil else { return nil }
        self = .isBeingDeallocated
      } else if viewController.isHostingController {
        self = .hostingController
      } else if !viewController.isViewLoaded {
        self = .viewNotLoaded
      } else {
        return nil
      }
    }
  }

  func report(on viewController: UIViewController) {
    LifecycleIssue.report(message(for: viewController))
  }

  private func message(for viewController: UIViewController) -> String {
    let name = String(describing: type(of: viewController))
    switch self {
    case .viewNotLoaded:
      return """
        addBehaviors was called on \(name) before its view was loaded, so nothing was attached: a behavior never \
        loads a view. Call addBehaviors in viewDidLoad.
        """
    case .isBeingDeallocated:
      return """
        addBehaviors was called on \(name) while it was being deallocated, so nothing was attached. Call addBehaviors \
        in viewDidLoad.
        """
    case .contentContainer:
      return """
        addBehaviors was called on \(name), whose children are its content, so nothing was attached: a hidden child \
        would join the content. Add the behaviors to the view controllers inside it.
        """
    case .alert:
      return """
        addBehaviors was called on \(name), whose views are UIKit's own, so nothing was attached. Add the behaviors to \
        the screen that presents it, or present a view controller of your own.
        """
    case .hostingController:
      return """
        addBehaviors was called on \(name), whose view takes no subviews but SwiftUI's own, so nothing was attached. \
        Write .behaviors { … } in the SwiftUI view, or add the behaviors to a UIKit screen that contains it as a child.
        """
    }
  }

  static func doesNotForward(_ viewController: UIViewController) -> String {
    let name = String(describing: type(of: viewController))
    return """
      \(name) does not forward appearance to its children, so its behaviors are called only if it forwards by itself: \
      call beginAppearanceTransition(_:animated:) and endAppearanceTransition() on its \
      lifecycleBehaviorViewController in viewWillAppear, viewDidAppear, viewWillDisappear and viewDidDisappear.
      """
  }
}
