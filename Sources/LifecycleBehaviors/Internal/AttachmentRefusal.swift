import UIKit

/// Why behaviors cannot be attached to a controller, and what to write instead.
@MainActor
enum AttachmentRefusal {
  case viewNotLoaded
  case contentContainer

  init?(of viewController: UIViewController) {
    switch viewController {
    case is UINavigationController, is UITabBarController, is UISplitViewController, is UIPageViewController:
      self = .contentContainer
    default:
      guard !viewController.isViewLoaded else { return nil }
      self = .viewNotLoaded
    }
  }

  func message(for viewController: UIViewController) -> String {
    let name = String(describing: type(of: viewController))
    switch self {
    case .viewNotLoaded:
      return """
        addBehaviors was called on \(name) before its view was loaded, so nothing was attached: a behavior never \
        loads a view. Call addBehaviors in viewDidLoad.
        """
    case .contentContainer:
      return """
        addBehaviors was called on \(name), whose children are its content, so nothing was attached: a hidden child \
        would join the content. Add the behaviors to the view controllers inside it.
        """
    }
  }

  static func doesNotForward(_ viewController: UIViewController) -> String {
    let name = String(describing: type(of: viewController))
    return """
      \(name) does not forward appearance to its children, so its behaviors hear of appearing only if it tells them: \
      call beginAppearanceTransition(_:animated:) and endAppearanceTransition() on its \
      lifecycleBehaviorViewController in viewWillAppear, viewDidAppear, viewWillDisappear and viewDidDisappear.
      """
  }
}
