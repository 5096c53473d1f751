// R7, R13-R20: viewWillAppear, viewIsAppearing and viewWillDisappear, and the children that are called with their
// parent.

extension UIViewController {
  // MARK: Will

  /// Delivers `viewWillAppear` or `viewWillDisappear` here, then to the children (R13). An explicit transition may
  /// repeat a call (R17).
  func beginAppearance(_ isAppearing: Bool, animated: Bool, isExplicit: Bool = false) {
    deliverPendingDid()
    if isAppearing { loadViewIfNeeded() }
    // A callback has done it already, or an explicit transition will do it (T24).
    if !isExplicit, progress.isInExplicitTransition || hasBegun(isAppearing) { return }
    appearance = isAppearing ? .appearing : .disappearing
    let change = progress.changes
    progress.isAnimated = animated
    progress.awaitsViewIsAppearing = isAppearing
    if isAppearing { viewIfLoaded?.setTreeNeedsLayout() }
    World.current.calls.inWillCall { call(isAppearing ? .viewWillAppear : .viewWillDisappear, animated: animated) }
    let isDeparting = isMovingFromParent
    if !World.current.weakRules.departureLastsForChildren { isMovingFromParent = false }
    for child in childrenInAppearance {
      // A change that a callback has made meanwhile was forwarded already (T24).
      guard change == progress.changes else { break }
      if child.follows(self, isAppearing) { child.beginAppearance(isAppearing, animated: animated) }
    }
    if isDeparting, parent == nil || appearance == .disappearing { isMovingFromParent = true }
  }

  private func hasBegun(_ isAppearing: Bool) -> Bool {
    isAppearing ? appearance == .appearing : !appearance.isOnScreen
  }

  /// Read right before each call, because the calls before it may have changed it (T24).
  private func follows(_ container: UIViewController, _ isAppearing: Bool) -> Bool {
    guard parent === container, container.isInHierarchy(self), !progress.isInExplicitTransition else { return false }
    return isAppearing ? appearance != .appearing : appearance.isOnScreen
  }

  /// R107, R108: takes part in the appearance or disappearance of its parent, which is under way. W11, W12: with the
  /// other answer the calls that it has missed are not made.
  func join(_ container: UIViewController) {
    let isAppearing = container.appearance.isOnScreen
    let rules = World.current.weakRules
    guard isAppearing ? rules.childrenJoinWithWillAppear : rules.childrenJoinWithWillDisappear else {
      deliverPendingDid()
      appearance = isAppearing ? .appearing : .disappearing
      progress.isAnimated = container.progress.isAnimated
      progress.awaitsViewIsAppearing = false
      return
    }
    beginAppearance(true, animated: container.progress.isAnimated)
    if !isAppearing { beginAppearance(false, animated: container.progress.isAnimated) }
  }

  // MARK: During

  /// R7: once per appearance, in the layout pass after the view has entered the window.
  func deliverViewIsAppearing() {
    guard progress.awaitsViewIsAppearing, viewIfLoaded?.visibleWindow != nil else { return }
    progress.awaitsViewIsAppearing = false
    World.current.calls.inWillCall { call(.viewIsAppearing, animated: progress.isAnimated) }
  }

  // MARK: Children

  var managesAppearanceOfChildren: Bool { shownChild != nil }

  /// The children that are called with this controller.
  var childrenInAppearance: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, !managesAppearanceOfChildren else { return [] }
    return children.filter(isInHierarchy)
  }

  /// R20: only children whose loaded view is in this controller's view hierarchy are called with it.
  func isInHierarchy(_ child: UIViewController) -> Bool {
    guard let childView = child.viewIfLoaded, let viewStorage else { return false }
    return childView.isDescendant(of: viewStorage) || !World.current.weakRules.strayChildrenAreSkipped
  }
}
