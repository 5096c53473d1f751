import UIKit

extension UIView {
  /// The controller in whose view this view is. Never a screen's hidden child: the next responder of its view is the screen's
  /// view.
  package var nearestViewController: UIViewController? {
    for view in sequence(first: self, next: { $0.superview }) {
      if let controller = view.next as? UIViewController { return controller }
    }
    return nil
  }
}
