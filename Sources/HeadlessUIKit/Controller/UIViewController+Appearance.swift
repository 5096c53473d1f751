// R7-R20: the appearance state machine and its forwarding to children. When each did-call comes is decided in
// UIViewController+DidCalls.swift.

package enum Appearance {
  case disappeared, appearing, appeared, disappearing

  var isOnScreen: Bool { self == .appearing || self == .appeared }

  /// A will-call has come and its did-call has not.
  var isBetween: Bool { self == .appearing || self == .disappearing }
}

extension UIViewController {
  // MARK: Will

  /// Delivers `viewWillAppear` or `viewWillDisappear` here, then to the children (R13). An explicit transition may repeat
  /// a call (R17).
  func beginAppearance(_ isAppearing: Bool, animated: Bool, isExplicit: Bool = false) {
    deliverPendingDid()
    if isAppearing { loadViewIfNeeded() }
    // A callback has done it already, or has made it another's part (T24).
    if !isExplicit, isInExplicitTransition || hasBegun(isAppearing) { return }
    appearance = isAppearing ? .appearing : .disappearing
    let change = appearanceChanges
    appearanceIsAnimated = animated
    awaitsViewIsAppearing = isAppearing
    if isAppearing { viewIfLoaded?.setTreeNeedsLayout() }
    World.current.calls.inWillCall { isAppearing ? viewWillAppear(animated) : viewWillDisappear(animated) }
    let isDeparting = isMovingFromParent
    if !World.current.weakRules.departureLastsForChildren { isMovingFromParent = false }
    for child in childrenInAppearance {
      // What a callback has changed meanwhile is passed on already (T24).
      guard change == appearanceChanges else { break }
      if child.follows(self, isAppearing) { child.beginAppearance(isAppearing, animated: animated) }
    }
    if isDeparting, parent == nil || appearance == .disappearing { isMovingFromParent = true }
  }

  private func hasBegun(_ isAppearing: Bool) -> Bool {
    isAppearing ? appearance == .appearing : !appearance.isOnScreen
  }

  /// Asked right before each call: the calls before it may have changed everything (T24).
  private func follows(_ container: UIViewController, _ isAppearing: Bool) -> Bool {
    guard parent === container, container.isInHierarchy(self), !isInExplicitTransition else { return false }
    return isAppearing ? appearance != .appearing : appearance.isOnScreen
  }

  /// R107, R108: takes part in the appearance or disappearance of its parent, which is under way. W11, W12: by the other
  /// answer no call is made for what it has missed.
  func join(_ container: UIViewController) {
    let isAppearing = container.appearance.isOnScreen
    let rules = World.current.weakRules
    guard isAppearing ? rules.childrenJoinWithWillAppear : rules.childrenJoinWithWillDisappear else {
      deliverPendingDid()
      appearance = isAppearing ? .appearing : .disappearing
      appearanceIsAnimated = container.appearanceIsAnimated
      awaitsViewIsAppearing = false
      return
    }
    beginAppearance(true, animated: container.appearanceIsAnimated)
    if !isAppearing { beginAppearance(false, animated: container.appearanceIsAnimated) }
  }

  // MARK: During

  /// R7: once per appearance, in the layout pass after the view has entered the window.
  func deliverViewIsAppearing() {
    guard awaitsViewIsAppearing, viewIfLoaded?.visibleWindow != nil else { return }
    awaitsViewIsAppearing = false
    World.current.calls.inWillCall { viewIsAppearing(appearanceIsAnimated) }
  }

  // MARK: Did

  /// Delivers `viewDidAppear` or `viewDidDisappear` here, then to the children.
  func endAppearance() {
    pendingDid = nil
    switch appearance {
    case .appearing: finishAppearing()
    case .disappearing: finishDisappearing()
    case .appeared, .disappeared: return
    }
    if children.contains(where: \.needsSettling) { World.current.loop.setNeedsTurn() }
  }

  private func finishAppearing() {
    let appearing = appearanceChanges
    deliverViewIsAppearing()
    guard appearing == appearanceChanges else { return }
    awaitsViewIsAppearing = false
    appearance = .appeared
    let change = appearanceChanges
    let followers = childrenInAppearance
    World.current.calls.inDidAppear { viewDidAppear(appearanceIsAnimated) }
    for child in followers where change == appearanceChanges && child.parent === self {
      child.arrive(with: self)
    }
  }

  private func finishDisappearing() {
    appearance = .disappeared
    awaitsViewIsAppearing = false
    let change = appearanceChanges
    let followers = childrenInAppearance
    viewDidDisappear(appearanceIsAnimated)
    for child in followers where change == appearanceChanges && child.parent === self {
      child.arrive(with: self)
    }
    departureMayBeOver()
  }

  /// The parent has appeared or disappeared, and this child with it. One that was put in meanwhile catches up (R107,
  /// R108, R116).
  func arrive(with container: UIViewController) {
    guard !isInExplicitTransition else { return }
    let isAppearing = container.appearance.isOnScreen && !hasLeftWindow(of: container)
    if isAppearing, !appearance.isOnScreen {
      join(container)
    } else if !isAppearing, appearance.isOnScreen {
      beginAppearance(false, animated: container.appearanceIsAnimated)
    }
    endAppearance()
  }

  /// Its view is to be seen no more although its parent's is.
  private func hasLeftWindow(of container: UIViewController) -> Bool {
    World.current.weakRules.strayChildrenAreSkipped && viewIfLoaded?.visibleWindow == nil
      && container.viewIfLoaded?.visibleWindow != nil
  }

  // MARK: Explicit transitions (R16-R18)

  func beginExplicitTransition(_ isAppearing: Bool, animated: Bool) {
    deliverPendingDid()
    isInExplicitTransition = true
    beginAppearance(isAppearing, animated: animated, isExplicit: true)
  }

  func endExplicitTransition() {
    guard isInExplicitTransition else {
      World.current.console.log("Unbalanced calls to begin/end appearance transitions for \(self).")
      return
    }
    isInExplicitTransition = false
    endAppearance()
  }

  // MARK: Transitions of UIKit's own containers

  /// Unlike an app's, they repeat no call (R12).
  func beginTransition(_ isAppearing: Bool, animated: Bool) {
    deliverPendingDid()
    if isAppearing != appearance.isOnScreen { beginExplicitTransition(isAppearing, animated: animated) }
  }

  /// The views have their places: the controller arrives where its view is, whatever has happened meanwhile (R119).
  func endTransition() {
    isInExplicitTransition = false
    if needsDidCall { World.current.transaction.settleLater(self) }
    settleAppearance()
  }
}
