import LifecycleBehaviors
import UIKit

extension UIViewController {
  /// The controller that contains this one: its parent. From the beginning of a pop on, a controller may have no parent any
  /// more, while its view is still in that of the navigation controller, which then is its container.
  var container: UIViewController? {
    if let parent { return parent }
    return presentingViewController == nil ? viewIfLoaded?.superview?.nearestViewController : nil
  }

  /// This controller and those that contain it. Bounded, because a controller's view may be in the view of one of its own
  /// descendants.
  private var containers: some Sequence<UIViewController> {
    sequence(first: self, next: \.container).prefix(Self.mostContainers)
  }

  /// Whether each container shows the child that this controller is, or is in. A push, a pop and a change of the tab say so at
  /// once, before their transition begins.
  var isShownByContainers: Bool {
    containers.allSatisfy { child in
      switch child.container {
      case let stack as UINavigationController: stack.topViewController === child
      // A controller selected in the list of More tabs is not a child of the tab bar controller.
      case let tabs as UITabBarController:
        tabs.selectedViewController === child || tabs.selectedViewController?.parent !== tabs
      default: true
      }
    }
  }

  /// Whether this is `container`, or a controller that it contains at any depth.
  func isContained(in container: UIViewController) -> Bool {
    containers.contains { $0 === container }
  }
}
