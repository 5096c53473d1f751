// R22-R24: the links between parent and child. addChild calls willMove(toParent:) and removeFromParent calls
// didMove(toParent: nil). The container calls the other two.

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

  /// Creates a new list of children, and announces the moves that follow from it. The container has to end them.
  /// - Returns: the controllers whose moves have begun.
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

  /// The end of a move away from the former parent.
  func finishDeparture() {
    removeContextModal()
    didMove(toParent: nil)
    departureMayBeOver()
  }

  /// A modal that covers this controller inside the parent's view leaves with it.
  private func removeContextModal() {
    guard parent == nil, let presented = modal.presented else { return }
    let view = presented.modal.host ?? presented.viewIfLoaded
    if view?.superview is UIWindow { return }
    view?.removeFromSuperview()
  }

  /// R10, R24: `isMovingFromParent` is true until the move has ended and `viewDidDisappear` was called, whichever is
  /// later.
  func departureMayBeOver() {
    if parent == nil, appearance == .disappeared { isMovingFromParent = false }
  }

  /// R21: the caller announces the moves, before it and in its completion.
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
    old.beginContentTransition(false, animated: isAnimated)
    if appearance.isOnScreen { new.beginContentTransition(true, animated: isAnimated) }
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
  /// - Returns: the controllers that are not among `others`. Stacks change at their top, so the beginning that both
  ///   have in common is skipped.
  fileprivate func without(_ others: [UIViewController]) -> [UIViewController] {
    var start = 0
    while start < Swift.min(count, others.count), self[start] === others[start] { start += 1 }
    guard start < count else { return [] }
    let identifiers = Set(others.map(ObjectIdentifier.init))
    return self[start...].filter { !identifiers.contains(ObjectIdentifier($0)) }
  }
}
