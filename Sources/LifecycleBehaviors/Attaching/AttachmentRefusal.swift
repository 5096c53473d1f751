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

  /// Reports the refusal as an issue.
  /// - Parameters:
  ///   - viewController: the controller that takes no behaviors.
  ///   - callSite: the app's line; nil where the framework itself adds.
  func report(on viewController: UIViewController, from callSite: CallSite?) {
    let place = callSite.map { " at \($0)" } ?? ""
    LifecycleIssue.report("Behaviors were added to \(type(of: viewController))\(place)\(reasonAndRemedy)")
  }

  private var reasonAndRemedy: String {
    switch self {
    case .viewNotLoaded:
      return """
         before its view was loaded, so nothing was attached: a behavior never loads a view. Add them in viewDidLoad.
        """
    case .isBeingDeallocated:
      return " while it was being deallocated, so nothing was attached. Add them in viewDidLoad."
    case .contentContainer:
      return """
        , but its children are its content, so nothing was attached: a hidden child would join the content. Add the \
        behaviors to the view controllers inside it.
        """
    case .alert:
      return """
        , but its views are UIKit's own, so nothing was attached. Add the behaviors to the screen that presents it, or \
        present a view controller of your own.
        """
    case .hostingController:
      return """
        , but its view takes no subviews but SwiftUI's own, so nothing was attached. Write .behaviors { … } in the \
        SwiftUI view, or add the behaviors to a UIKit screen that contains it as a child.
        """
    }
  }
}

extension UIViewController {
  /// Whether this is SwiftUI's `UIHostingController` or a subclass of it, such as those that SwiftUI itself presents and
  /// pushes.
  ///
  /// Compares the names of the classes: `UIHostingController` is generic over its view, so that no cast finds it. A generic
  /// class of the app's own with the same name counts as well; a controller that contains a hosting controller does not.
  fileprivate var isHostingController: Bool {
    var next: AnyClass? = type(of: self)
    while let current = next, current != UIViewController.self {
      if "\(current)".hasPrefix("UIHostingController<") { return true }
      next = _getSuperclass(current)
    }
    return false
  }
}
