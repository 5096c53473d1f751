import LifecycleBehaviors
import UIKit

extension UIViewController {
  /// - Parameter choose: names screens as the app does; nil for the name of the class.
  /// - Returns: the name of the screen in recordings and reports. A name that a SwiftUI view was given goes before the app's choice,
  ///   which cannot tell such views apart.
  package func screenName(chosenBy choose: (@MainActor (UIViewController) -> String?)? = nil) -> String {
    givenName ?? choose?(self) ?? className
  }

  /// The name that a SwiftUI view was given; nil for a screen of UIKit.
  var givenName: String? { (self as? BehaviorProbeViewController)?.nameOfView }

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
      case let root as any OverlayRoot: root.content
      default: children.first { $0.givenName != nil }
      }
    return inside?.visibleScreen ?? self
  }
}

@MainActor
extension LifecycleIssue {
  /// Reports that the app has given a screen an empty name.
  /// - Parameters:
  ///   - screen: the screen, which has the name of its class instead.
  ///   - source: the closure that names screens.
  package static func reportEmptyName(of screen: UIViewController, givenBy source: String) {
    report(
      .emptyName,
      """
      The name that screen(named:) or \(source) gave is empty, so the screen is called \(screen.className). Give a name, or \
      return nil for the name of the class.
      """,
      on: screen)
  }
}

/// The root of an overlay's window.
package protocol OverlayRoot: UIViewController {
  /// What the app shows in the overlay.
  var content: UIViewController { get }
}

extension UIWindow {
  /// The app's own controller that the window shows: the content of an overlay, or the root.
  package var contentController: UIViewController? {
    (rootViewController as? any OverlayRoot)?.content ?? rootViewController
  }
}
