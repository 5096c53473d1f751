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
    let name = LifecycleIssue.name(type(of: viewController))
    var place = ""
    if let callSite { place = " at " + callSite.description }
    LifecycleIssue.report("Behaviors were added to " + name + place + reasonAndRemedy)
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
  /// Compares the name of the class, which is generic over its view, so that no cast finds it. A generic class of the app's
  /// own with the same name counts as well; a controller that contains a hosting controller does not.
  fileprivate var isHostingController: Bool {
    let screenClass = ObjectIdentifier(type(of: self))
    if HostingControllers.compared.insert(screenClass).inserted, Mirror(reflecting: self).isOfHostingController {
      HostingControllers.found.insert(screenClass)
    }
    return HostingControllers.found.contains(screenClass)
  }
}

extension Mirror {
  fileprivate var isOfHostingController: Bool {
    guard subjectType != UIViewController.self else { return false }
    return String(describing: subjectType).hasPrefix("UIHostingController<")
      || superclassMirror?.isOfHostingController == true
  }
}

@MainActor
private enum HostingControllers {
  /// The classes whose names have been compared, which takes 6,000 instructions.
  static var compared: Set<ObjectIdentifier> = []
  /// Those of them that are hosting controllers.
  static var found: Set<ObjectIdentifier> = []
}
