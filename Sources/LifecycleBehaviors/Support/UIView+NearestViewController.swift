import UIKit

extension UIView {
  /// The controller in whose view this view is.
  package var nearestViewController: UIViewController? {
    for view in sequence(first: self, next: { $0.superview }) {
      if let controller = view.next as? UIViewController { return controller }
    }
    return nil
  }
}
