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

  /// The nearest gesture for a tap, on the view or above it, keeps all others from recognizing it.
  func recognizeTap() -> Bool {
    var candidate: UIView? = self
    while let view = candidate {
      if let tap = view.gestureRecognizers?.first(where: { $0 is UITapGestureRecognizer && $0.isEnabled }) {
        tap.sendActions()
        return true
      }
      candidate = view.superview
    }
    return false
  }

  /// Where the origin of its coordinates lies in those of the window.
  var originInWindow: CGPoint {
    var origin = CGPoint.zero
    var candidate: UIView? = self
    while let view = candidate, !(view is UIWindow) {
      origin.x += view.frame.minX - view.bounds.minX
      origin.y += view.frame.minY - view.bounds.minY
      candidate = view.superview
    }
    return origin
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
