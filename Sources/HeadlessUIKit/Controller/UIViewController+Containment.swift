// R22-R24: the links between parent and child. Announcing a move is half the container's duty: addChild calls
// willMove(toParent:), removeFromParent calls didMove(toParent: nil), and the container calls the other two.

extension UIViewController {
  func nearestAncestor<Container: UIViewController>() -> Container? {
    parent as? Container ?? parent?.nearestAncestor()
  }

  func leaveParent() {
    guard let parent else { return }
    parent.release(self)
    if !isBeingAdopted { leaveAsOrphan() }
  }

  func adopt(_ child: UIViewController) {
    precondition(child !== self, "A view controller can't be its own child")
    if child.parent === self { return }
    child.prepareMove(to: self)
    child.parent = self
    children.append(child)
  }

  /// R22: out of the old parent first, then the announcement.
  func prepareMove(to newParent: UIViewController) {
    checkHierarchy(forParent: newParent)
    isBeingAdopted = true
    removeFromParent()
    isBeingAdopted = false
    isMovingToParent = true
    willMove(toParent: newParent)
  }

  /// Announces the moves that a new list of children brings, and makes it. To end them is the container's part.
  func changeChildren(to new: [UIViewController]) -> (departing: [UIViewController], arriving: [UIViewController]) {
    let departing = children.without(new)
    let arriving = new.without(children)
    departing.forEach { $0.willMove(toParent: nil) }
    for controller in arriving {
      controller.prepareMove(to: self)
      controller.parent = self
    }
    children = new
    return (departing, arriving)
  }

  /// R27: a controller that is removed from its parent while its view stays in place stays on screen as an orphan, or
  /// disappears (W8).
  private func leaveAsOrphan() {
    guard !World.current.weakRules.orphansStayOnScreen, appearance.isOnScreen, !progress.isInExplicitTransition,
      viewIfLoaded?.visibleWindow != nil
    else { return }
    beginAppearance(false, animated: false)
    endAppearanceAfterCommit()
  }

  func unlink(_ child: UIViewController) {
    children.removeAll { $0 === child }
    child.parent = nil
    child.finishDeparture()
  }

  /// The end of a move away from a parent that is the child's no longer.
  func finishDeparture() {
    takeContextModalAway()
    didMove(toParent: nil)
    departureMayBeOver()
  }

  /// What stood in the parent's view in this controller's place goes with it.
  private func takeContextModalAway() {
    guard parent == nil, let presented = modal.presented else { return }
    let view = presented.modal.host ?? presented.viewIfLoaded
    if view?.superview is UIWindow { return }
    view?.removeFromSuperview()
  }

  /// R10, R24: `viewDidDisappear` may come after the move's end and belongs to it; what comes later does not.
  func departureMayBeOver() {
    if parent == nil, appearance == .disappeared { isMovingFromParent = false }
  }

  /// R21: announcing the moves, before and in the completion, is the caller's part.
  func replaceChild(
    _ old: UIViewController, with new: UIViewController, duration: TimeInterval, animations: (() -> Void)?,
    completion: ((Bool) -> Void)?
  ) {
    precondition(
      old.parent === self && new.parent === self,
      "Children view controllers \(old) and \(new) must have a common parent view controller when calling transition")
    precondition(
      shouldAutomaticallyForwardAppearanceMethods,
      "transition(from:to:) forwards the appearance itself; \(self) has disabled that")
    let isAnimated = duration > 0
    old.beginTransition(false, animated: isAnimated)
    if appearance.isOnScreen { new.beginTransition(true, animated: isAnimated) }
    (old.viewIfLoaded?.superview ?? loadedView).addSubview(new.loadedView)
    animations?()
    World.current.animations.run(for: duration) { isFinished in
      old.viewIfLoaded?.removeFromSuperview()
      new.endTransition()
      old.endTransition()
      completion?(isFinished)
    }
  }
}

extension [UIViewController] {
  /// Those that are not among `others`. Stacks change at their top: the beginning that both have in common is skipped.
  fileprivate func without(_ others: [UIViewController]) -> [UIViewController] {
    var start = 0
    while start < Swift.min(count, others.count), self[start] === others[start] { start += 1 }
    guard start < count else { return [] }
    let identifiers = Set(others.map(ObjectIdentifier.init))
    return self[start...].filter { !identifiers.contains(ObjectIdentifier($0)) }
  }
}
