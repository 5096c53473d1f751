import FocusBehavior
import LifecycleBehaviors
import OverlayBehavior
import UIKit

/// The names of screens and fields. Contains nothing that the user sees or types.
@MainActor
struct ScreenNames {
  let objects: ObjectNames
  /// Names a screen; nil for its class.
  let chosen: (@MainActor (UIViewController) -> String?)?

  func name(of screen: UIViewController) -> String {
    objects.name(of: screen, title: chosen?(screen) ?? Self.title(of: type(of: screen)))
  }

  /// "Player" for `PlayerViewController`. UIKit's own classes keep their names.
  static func title(of type: UIViewController.Type) -> String {
    let name = String(describing: type)
    let ending = "ViewController"
    guard name.hasSuffix(ending), name.count > ending.count, !name.hasPrefix("UI") else { return name }
    return String(name.dropLast(ending.count))
  }

  /// The screen that the user sees in what covers another one; nil when it has been released.
  func name(of cover: FocusCover) -> String? {
    cover.viewController.map { name(of: $0.visibleScreen) }
  }

  /// The identifier that the app has given to the field, for its tests or for restoring it, or its class.
  func name(of field: UIView) -> String {
    objects.name(of: field, title: field.accessibilityIdentifier ?? String(describing: type(of: field)))
  }
}

extension UIViewController {
  /// In a container of UIKit the screen that is visible there, and in an overlay its content; otherwise the controller itself.
  fileprivate var visibleScreen: UIViewController {
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
