// The device has no bars and no notch: insets result from `additionalSafeAreaInsets` alone. They reach the views below
// as far as these overlap them.

extension UIView {
  /// The insets that the superview passes on, and what the view's own controller adds.
  var currentSafeAreaInsets: UIEdgeInsets {
    inheritedSafeAreaInsets.adding(controller?.additionalSafeAreaInsets ?? .zero)
  }

  private var inheritedSafeAreaInsets: UIEdgeInsets {
    guard let superview else { return .zero }
    let (outer, frame, bounds) = (superview.currentSafeAreaInsets, frame, superview.bounds)
    if outer == .zero { return .zero }
    return UIEdgeInsets(
      top: max(0, bounds.minY + outer.top - frame.minY), left: max(0, bounds.minX + outer.left - frame.minX),
      bottom: max(0, frame.maxY - bounds.maxY + outer.bottom), right: max(0, frame.maxX - bounds.maxX + outer.right))
  }

  /// Each view whose insets `change` changes is notified, and its controller, from the outside inwards.
  func notifyOfSafeArea(_ change: () -> Void) {
    let before = safeAreasOfTree
    change()
    for (view, old) in before where view.currentSafeAreaInsets != old {
      view.safeAreaInsetsDidChange()
      view.controller?.viewSafeAreaInsetsDidChange()
    }
  }

  func announceLayoutMargins() {
    layoutMarginsDidChange()
    controller?.viewLayoutMarginsDidChange()
  }

  private var safeAreasOfTree: [(UIView, UIEdgeInsets)] {
    [(self, currentSafeAreaInsets)] + subviews.flatMap(\.safeAreasOfTree)
  }
}

extension UIViewController {
  func setAddedSafeAreaInsets(_ insets: UIEdgeInsets) {
    guard let viewIfLoaded else {
      addedSafeAreaInsets = insets
      return
    }
    viewIfLoaded.notifyOfSafeArea { addedSafeAreaInsets = insets }
  }
}

extension UIEdgeInsets {
  fileprivate func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + other.top, left: left + other.left, bottom: bottom + other.bottom, right: right + other.right)
  }
}
