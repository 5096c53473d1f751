import UIKit

extension UIView {
  /// Whether it would be visible if nothing covered it: neither it nor a superview is hidden or transparent, and part of it is
  /// inside the window and each enclosing scroll view.
  ///
  /// A view without a size counts as in sight, such as the view for a SwiftUI view's behaviors or one that hasn't been laid out
  /// yet.
  package var isInSight: Bool {
    if bounds.isEmpty { return true }
    var view = self
    // Nothing is converted while each view fills its superview, as in most screens.
    var fills = true
    while let outer = view.superview {
      if view.isHidden || view.alpha < 0.01 { return false }
      if fills, view.frame != outer.bounds { fills = false }
      if !fills, outer is UIWindow || outer is UIScrollView, !touches(outer) { return false }
      view = outer
    }
    return true
  }

  private func touches(_ outer: UIView) -> Bool {
    let (inner, bounds) = (convert(bounds, to: outer), outer.bounds)
    return inner.maxX > bounds.minX && inner.minX < bounds.maxX && inner.maxY > bounds.minY && inner.minY < bounds.maxY
  }
}
