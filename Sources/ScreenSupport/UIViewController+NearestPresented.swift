import UIKit

extension UIViewController {
  /// The controller that this one presents, or the nearest one that contains it; nil when no controller is presented over it.
  ///
  /// Reads the parents one by one: the documentation of `presentedViewController` is ambiguous about whether it includes what a
  /// parent presents.
  package var nearestPresented: UIViewController? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.presentedViewController).first
  }
}
