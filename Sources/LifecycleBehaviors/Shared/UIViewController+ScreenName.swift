import UIKit

extension UIViewController {
  /// What the screen is called in recordings and reports where the app does not say: "Player" for `PlayerViewController`.
  /// UIKit's own classes keep their names.
  package var screenName: String {
    let name = String(describing: type(of: self))
    let ending = "ViewController"
    guard name.hasSuffix(ending), name.count > ending.count, !name.hasPrefix("UI") else { return name }
    return String(name.dropLast(ending.count))
  }

  /// In a container of UIKit the screen that is visible there, and in an overlay its content; otherwise the controller itself.
  package var visibleScreen: UIViewController {
    let inside: UIViewController? =
      switch self {
      case let stack as UINavigationController: stack.topViewController
      case let tabs as UITabBarController: tabs.selectedViewController
      case is any OverlayRoot: contentChildren.first
      default: nil
      }
    return inside?.visibleScreen ?? self
  }
}

/// The root of an overlay's window, whose one child is the content.
package protocol OverlayRoot: UIViewController {}
