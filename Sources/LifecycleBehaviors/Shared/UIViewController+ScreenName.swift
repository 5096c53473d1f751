import UIKit

extension UIViewController {
  /// The name of the screen in recordings and reports, unless the app gives another one.
  package var screenName: String { givenName ?? className }

  /// The name that a SwiftUI view was given; nil for a screen of UIKit.
  package var givenName: String? { (self as? BehaviorProbeViewController)?.nameOfView }

  /// The name of the class: "Player" for `PlayerViewController`. UIKit's own classes keep their names.
  package var className: String {
    let name = String(describing: type(of: self))
    let ending = "ViewController"
    guard name.hasSuffix(ending), name.count > ending.count, !name.hasPrefix("UI") else { return name }
    return String(name.dropLast(ending.count))
  }

  /// In a container of UIKit the screen that is visible there, in an overlay its content, of a hosting controller the view that is
  /// a screen; otherwise the controller itself.
  package var visibleScreen: UIViewController {
    let inside: UIViewController? =
      switch self {
      case let stack as UINavigationController: stack.topViewController
      case let tabs as UITabBarController: tabs.selectedViewController
      case is any OverlayRoot: contentChildren.first
      default: children.first { $0.givenName != nil }
      }
    return inside?.visibleScreen ?? self
  }
}

/// The root of an overlay's window, whose one child is the content.
package protocol OverlayRoot: UIViewController {}
