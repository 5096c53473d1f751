import UIKit

/// The root of an overlay's window. OverlayBehavior conforms to it, so that other modules find the app's screen in an overlay.
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
