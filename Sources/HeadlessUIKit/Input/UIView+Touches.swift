extension UIView {
  /// A finger reaches it: it is on screen, nothing on the way up is hidden or deaf, and no modal screen and no other
  /// window lies over it.
  package var isWithinReach: Bool {
    guard let window = visibleWindow, window.windowScene?.activationState == .foregroundActive else { return false }
    var candidate: UIView? = self
    while let view = candidate {
      guard view.isUserInteractionEnabled, !view.isHidden, view.alpha > 0.01 else { return false }
      if view.controller?.modal.presented != nil { return false }
      candidate = view.superview
    }
    return !window.isCovered(at: centerOnScreen)
  }

  private var centerOnScreen: CGPoint {
    var point = CGPoint(x: bounds.midX, y: bounds.midY)
    var candidate: UIView? = self
    while let view = candidate {
      point.x += view.frame.minX - view.bounds.minX
      point.y += view.frame.minY - view.bounds.minY
      candidate = view.superview
    }
    return point
  }
}

extension UIWindow {
  fileprivate func isCovered(at point: CGPoint) -> Bool {
    let windows = windowScene?.windows ?? []
    return windows.contains { other in
      let inner = CGPoint(x: point.x - other.frame.minX, y: point.y - other.frame.minY)
      return (windowLevel.rawValue, order) < (other.windowLevel.rawValue, other.order)
        && other.hitTest(inner, with: nil) != nil
    }
  }
}
