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

  /// - Parameter callSite: the app's line; nil where the framework itself adds.
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

  static func reportNotForwarding(_ viewController: UIViewController, from callSite: CallSite?) {
    let behaviors = callSite.map { "the behaviors that were added at \($0)" } ?? "its behaviors"
    LifecycleIssue.report(
      """
      \(type(of: viewController)) does not forward appearance to its children, so \(behaviors) are called only if it \
      forwards by itself: call beginAppearanceTransition(_:animated:) and endAppearanceTransition() on its \
      lifecycleBehaviorViewController in viewWillAppear, viewDidAppear, viewWillDisappear and viewDidDisappear.
      """)
  }
}
