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

  private var centerOnScreen: CGPoint {
    CGPoint(x: bounds.midX, y: bounds.midY).applying(toScreen)
  }
}

extension UIWindow {
  fileprivate func isCovered(at point: CGPoint) -> Bool {
    let windows = windowScene?.windows ?? []
    return windows.contains { other in
      (windowLevel.rawValue, order) < (other.windowLevel.rawValue, other.order)
        && other.hitTest(other.convert(point, from: nil as UIWindow?), with: nil) != nil
    }
  }
}
