// R7-R20: the appearance state machine, its forwarding to children and the did-calls that wait for the commit.

package enum Appearance {
  case disappeared, appearing, appeared, disappearing

  var isOnScreen: Bool { self == .appearing || self == .appeared }
}

/// Marks a queued did-call, so that a later change can tell that it has been superseded.
final class PendingDid {}

extension UIViewController {
  // MARK: Will

  /// Delivers `viewWillAppear` or `viewWillDisappear` here, then to the children (R13).
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    deliverPendingDid()
    if isAppearing { loadViewIfNeeded() }
    appearance = isAppearing ? .appearing : .disappearing
    appearanceIsAnimated = animated
    awaitsViewIsAppearing = isAppearing
    if isAppearing { viewIfLoaded?.setTreeNeedsLayout() }
    World.current.calls.inWillCall { isAppearing ? viewWillAppear(animated) : viewWillDisappear(animated) }
    let isDeparting = isMovingFromParent
    if !World.current.weakRules.departureLastsForChildren { isMovingFromParent = false }
    for child in childrenInAppearance where child.follows(self, isAppearing) {
      child.beginAppearance(isAppearing, animated: animated)
    }
    if isDeparting, parent == nil || appearance == .disappearing { isMovingFromParent = true }
  }

  /// Asked right before each call: the calls before it may have changed everything (T24).
  private func follows(_ container: UIViewController, _ isAppearing: Bool) -> Bool {
    guard parent === container, container.isInHierarchy(self), !isInExplicitTransition else { return false }
    return isAppearing ? appearance != .appearing : appearance.isOnScreen
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
    let animated = appearanceIsAnimated
    switch appearance {
    case .appearing:
      deliverViewIsAppearing()
      guard appearance == .appearing else { return }
      awaitsViewIsAppearing = false
      appearance = .appeared
      World.current.calls.inDidAppear { viewDidAppear(animated) }
      for child in childrenInAppearance where child.appearance == .appearing && child.getsDidFromParent {
        child.endAppearance()
      }
    case .disappearing:
      appearance = .disappeared
      awaitsViewIsAppearing = false
      let followers = childrenInAppearance
      viewDidDisappear(animated)
      for child in followers where child.appearance == .disappearing && child.getsDidFromParent {
        child.endAppearance()
      }
      departureMayBeOver()
    case .appeared, .disappeared:
      return
    }
  }

  /// R9, R10: the did-call waits for the next commit.
  func endAppearanceAfterCommit() {
    let token = PendingDid()
    pendingDid = token
    // The block keeps the controller: one that has been dropped meanwhile still hears that it is gone.
    World.current.transaction.afterCommit { [self] in
      guard pendingDid === token else { return }
      endAppearance()
    }
  }

  /// R11: a new change first delivers the did-call of the one before, its own or one that would come with the parent's.
  /// The did-calls of explicit transitions do not wait for a commit: a new change replaces them (R18).
  func deliverPendingDid() {
    if isInExplicitTransition || isInTransitionOfAncestor { return }
    endAppearance()
  }

  /// Whoever leaves its parent does not get the did-call along with it any more.
  func takeOverPendingDid() {
    let isBetween = appearance == .appearing || appearance == .disappearing
    if isBetween, getsDidFromParent { endAppearanceAfterCommit() }
  }

  private var getsDidFromParent: Bool { pendingDid == nil && !isInExplicitTransition }

  private var isInTransitionOfAncestor: Bool {
    guard let parent, pendingDid == nil else { return false }
    return parent.isInExplicitTransition || parent.isInTransitionOfAncestor
  }

  // MARK: Explicit transitions (R16-R18)

  func beginExplicitTransition(_ isAppearing: Bool, animated: Bool) {
    deliverPendingDid()
    isInExplicitTransition = true
    beginAppearance(isAppearing, animated: animated)
  }

  /// What arrives without animation in a container that is itself still appearing ends with it.
  func endExplicitTransition(in container: UIViewController) {
    if container.appearance == .appearing {
      isInExplicitTransition = false
    } else {
      endExplicitTransition()
    }
  }

  func endExplicitTransition() {
    guard isInExplicitTransition else {
      World.current.console.log("Unbalanced calls to begin/end appearance transitions for \(self).")
      return
    }
    isInExplicitTransition = false
    endAppearance()
  }
}
