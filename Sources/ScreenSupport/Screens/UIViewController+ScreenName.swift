import LifecycleBehaviors
import UIKit

extension UIViewController {
  /// - Parameter choose: names screens as the app does; nil for the name of the class.
  /// - Returns: the name of the screen in recordings and reports. A name that a SwiftUI view was given goes before the app's
  ///   choice, which cannot tell such views apart.
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
}

@MainActor
extension LifecycleIssue {
  /// Reports that the app has given a screen an empty name.
  /// - Parameters:
  ///   - screen: the screen, which has the name of its class instead.
  ///   - source: the closure that names screens. A SwiftUI view has the name of `screenName(_:)` instead.
  package static func reportEmptyName(of screen: UIViewController, givenBy source: String) {
    report(
      .emptyName,
      """
      \(screen.givenName == nil ? source : "screenName(_:)") provided an empty name, so the screen is named \
      \(screen.className). \(screen.givenName == nil ? "Return a name, or nil to use the name of the class" : "Pass a name").
      """,
      on: screen)
  }
}
