import UIKit

extension UIView {
  /// The controller in whose view this view is.
  package var nearestViewController: UIViewController? {
    sequence(first: self, next: \.superview).lazy.compactMap { $0.next as? UIViewController }.first
  }
}
