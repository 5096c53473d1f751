import UIKit

extension UIView {
  /// Where the hidden view is put in a screen's view: a visual effect view takes no subviews of its own, only those of its
  /// content view.
  var placeForHiddenView: UIView {
    (self as? UIVisualEffectView)?.contentView ?? self
  }
}
