import UIKit

extension UIWindow {
  /// The first responder among the window's views and their controllers. UIKit does not tell it; asking
  /// `canBecomeFirstResponder` instead would call delegates.
  var firstResponder: UIResponder? {
    isFirstResponder ? self : firstResponderBelow
  }
}

extension UIView {
  fileprivate var firstResponderBelow: UIResponder? {
    for subview in subviews {
      if subview.isFirstResponder { return subview }
      if let controller = subview.next as? UIViewController, controller.isFirstResponder { return controller }
      if let found = subview.firstResponderBelow { return found }
    }
    return nil
  }
}
