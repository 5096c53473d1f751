import LifecycleBehaviors
import UIKit

extension UIViewController {
  /// In a container of UIKit the screen that is visible there, in an overlay its content, of a hosting controller the view that
  /// is a screen; otherwise the controller itself.
  package var visibleScreen: UIViewController {
    let inside: UIViewController? =
      switch self {
      case let stack as UINavigationController: stack.topViewController
      case let tabs as UITabBarController: tabs.selectedViewController
      case let root as any OverlayRoot: root.content
      default: children.first { $0.givenName != nil }
      }
    return inside?.visibleScreen ?? self
  }
}
