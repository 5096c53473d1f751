import UIKit

extension UIViewController {
  /// Whether this is SwiftUI's `UIHostingController` or a subclass of it, such as those that SwiftUI itself presents and
  /// pushes.
  ///
  /// Goes by the name of the class: it is generic over its view, so that no cast finds it. A class of the app's own that
  /// is generic and has the same name counts as well; a controller that contains a hosting controller does not.
  var isHostingController: Bool {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror, current.subjectType != UIViewController.self {
      if String(describing: current.subjectType).hasPrefix("UIHostingController<") { return true }
      mirror = current.superclassMirror
    }
    return false
  }
}
