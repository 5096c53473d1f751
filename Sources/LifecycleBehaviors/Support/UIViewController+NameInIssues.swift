import UIKit

extension UIViewController {
  /// What an issue calls the screen: its class. No app can name the class of the controller that carries the behaviors of a SwiftUI
  /// view, so this controller is called what the app has written: a view, with the name that it has as a screen.
  package var nameInIssues: String {
    guard self is ContentlessViewController else { return "\(type(of: self))" }
    let name = (self as? BehaviorProbeViewController)?.nameOfView
    return name.map { "the SwiftUI view \"\($0)\"" } ?? "a SwiftUI view"
  }
}
