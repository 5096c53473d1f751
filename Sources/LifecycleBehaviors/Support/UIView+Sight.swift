import UIKit

extension UIView {
  /// Whether it could be seen if nothing were over it: neither it nor a view around it is hidden or transparent, and some of it is
  /// inside of the window and of each scroll view around it.
  ///
  /// A view without a size counts as in sight: the view for a SwiftUI view's behaviors has none, nor has a view that was not
  /// laid out yet.
  package var isInSight: Bool {
    if bounds.isEmpty { return true }
    var view = self
    // Nothing is converted where each view fills the one around it, as those of most screens do.
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
