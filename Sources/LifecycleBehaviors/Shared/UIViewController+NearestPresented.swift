import UIKit

extension UIViewController {
  /// What this controller presents, or the nearest one that contains it; nil when nothing is presented over it.
  ///
  /// Walks the parents itself: whether `presentedViewController` looks further than its own controller is documented in two
  /// ways.
  package var nearestPresented: UIViewController? {
    var candidate: UIViewController? = self
    while let current = candidate {
      if let presented = current.presentedViewController { return presented }
      candidate = current.parent
    }
    return nil
  }
}
