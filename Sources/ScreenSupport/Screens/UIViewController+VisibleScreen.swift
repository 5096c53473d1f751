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

/// The root of an overlay's window.
package protocol OverlayRoot: UIViewController {
  /// The controller that the app shows in the overlay.
  var content: UIViewController { get }
}

extension UIWindow {
  /// The app's own controller that the window shows: the content of an overlay, or the root.
  package var contentController: UIViewController? {
    (rootViewController as? any OverlayRoot)?.content ?? rootViewController
  }
}
