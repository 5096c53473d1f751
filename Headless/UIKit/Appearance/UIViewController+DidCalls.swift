// R9-R11: when viewDidAppear and viewDidDisappear are called. A will-call makes a did-call due, which is made by
//   - the end of an explicit transition, an app's or a container's, such as a pop, a tab switch or a dismissal
//     (UIViewController+AppearanceTransitions.swift), or
//   - the next commit, where the view has entered or left a window (AppearanceMove.swift), or
//   - the did-call of the parent.
// When none of these can make it any more, the controller settles after the next commit.

extension UIViewController {
  // MARK: When

  /// R9, R10: the did-call waits for the next commit.
  func endAppearanceAfterCommit() {
    let token = PendingDid()
    progress.pendingDid = token
    // The block retains the controller: one that the app has released meanwhile is called all the same.
    World.current.transaction.afterCommit { [self] in
      guard progress.pendingDid === token else { return }
      progress.pendingDid = nil
      let wasNeverSeen = appearance == .appearing && viewIfLoaded?.visibleWindow == nil
      wasNeverSeen ? settleAppearance() : endAppearance()
    }
  }

  /// R11: a new change first delivers the did-call of the one before, its own or one that the parent's would have made.
  /// The did-calls of explicit transitions do not wait for a commit: a new change replaces them (R18). What was never
  /// seen did not appear.
  func deliverPendingDid() {
    if progress.isInExplicitTransition || isInTransitionOfAncestor { return }
    if appearance == .appearing, viewIfLoaded?.visibleWindow == nil { return }
    endAppearance()
  }

  private var isInTransitionOfAncestor: Bool {
    guard let parent, progress.pendingDid == nil else { return false }
    return parent.progress.isInExplicitTransition || parent.isInTransitionOfAncestor
  }

  /// A did-call is due, and no explicit transition is there to make it.
  var needsDidCall: Bool { appearance.isBetween && !progress.isInExplicitTransition }

  /// Something that is under way will make the did-call.
  var didCallIsProvided: Bool {
    if progress.isInExplicitTransition || progress.pendingDid != nil { return true }
    guard let parent, parent.appearance == appearance else { return false }
    return parent.leads(self)
  }

  /// Whether a child's did-call is made with this controller's.
  private func leads(_ child: UIViewController) -> Bool {
    if let shownChild { return shownChild.controller === child }
    return shouldAutomaticallyForwardAppearanceMethods && isInHierarchy(child)
  }

  /// The will-call has been made, and nothing that is under way will make the did-call.
  var needsSettling: Bool { appearance.isBetween && !didCallIsProvided }

  /// R119: appears or disappears as its view's place demands, and receives the did-call, unless something under way
  /// will make it.
  func settleAppearance() {
    let isInVisibleWindow = viewIfLoaded?.visibleWindow != nil
    if appearance.isBetween {
      if didCallIsProvided { return }
      if appearance.isOnScreen == isInVisibleWindow { return endAppearance() }
    }
    let belongsOnScreen = isInVisibleWindow && parent?.appearance.isOnScreen ?? true
    if belongsOnScreen != appearance.isOnScreen {
      let isWithParent = parent?.appearance.isBetween == true
      beginAppearance(belongsOnScreen, animated: isWithParent && parent?.progress.isAnimated == true)
    }
    if !didCallIsProvided { endAppearance() }
  }

  // MARK: The calls

  /// Delivers `viewDidAppear` or `viewDidDisappear` here, then to the children.
  func endAppearance() {
    progress.pendingDid = nil
    switch appearance {
    case .appearing: finishAppearing()
    case .disappearing: finishDisappearing()
    case .appeared, .disappeared: return
    }
    if children.contains(where: \.needsSettling) { World.current.loop.setNeedsTurn() }
  }

  private func finishAppearing() {
    let appearing = progress.changes
    deliverViewIsAppearing()
    guard appearing == progress.changes else { return }
    progress.awaitsViewIsAppearing = false
    appearance = .appeared
    let change = progress.changes
    let followers = childrenInAppearance
    restoreEditing()
    World.current.calls.inDidAppear { call(.viewDidAppear, animated: progress.isAnimated) }
    for child in followers where change == progress.changes && child.parent === self {
      child.arrive(with: self)
    }
  }

  private func finishDisappearing() {
    appearance = .disappeared
    progress.awaitsViewIsAppearing = false
    let change = progress.changes
    let followers = childrenInAppearance
    call(.viewDidDisappear, animated: progress.isAnimated)
    for child in followers where change == progress.changes && child.parent === self {
      child.arrive(with: self)
    }
    departureMayBeOver()
  }

  /// The parent has appeared or disappeared, and this child with it. A child that was added meanwhile catches up (R107,
  /// R108, R116).
  func arrive(with container: UIViewController) {
    guard !progress.isInExplicitTransition else { return }
    let isAppearing = container.appearance.isOnScreen && !hasLeftWindow(of: container)
    if isAppearing, !appearance.isOnScreen {
      join(container)
    } else if !isAppearing, appearance.isOnScreen {
      beginAppearance(false, animated: container.progress.isAnimated)
    }
    endAppearance()
  }

  /// Its view is no longer in a window on screen, although its parent's is.
  private func hasLeftWindow(of container: UIViewController) -> Bool {
    World.current.weakRules.strayChildrenAreSkipped && viewIfLoaded?.visibleWindow == nil
      && container.viewIfLoaded?.visibleWindow != nil
  }
}
