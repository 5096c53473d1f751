import UIKit

extension UIView {
  /// The controller in whose view this view is.
  package var nearestViewController: UIViewController? {
    var view: UIView? = self
    while let present = view {
      if let controller = present.next as? UIViewController { return controller }
      view = present.superview
    }
    return nil
  }
}
