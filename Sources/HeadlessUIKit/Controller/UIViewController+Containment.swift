// R22-R24: the links between parent and child. Announcing a move is half the container's duty: addChild calls
// willMove(toParent:), removeFromParent calls didMove(toParent: nil), and the container calls the other two.

extension UIViewController {
  func nearestAncestor<Container: UIViewController>() -> Container? {
    parent as? Container ?? parent?.nearestAncestor()
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
    isBeingAdopted = true
    removeFromParent()
    isBeingAdopted = false
    isMovingToParent = true
    willMove(toParent: newParent)
  }

  /// R27: what its parent lets go of while its view stays where it is goes on as an orphan, or disappears (W8).
  func leaveAsOrphan() {
    guard !World.current.weakRules.orphansStayOnScreen, appearance.isOnScreen, !isInExplicitTransition,
      viewIfLoaded?.visibleWindow != nil
    else { return }
    beginAppearance(false, animated: false)
    endAppearanceAfterCommit()
  }

  func unlink(_ child: UIViewController) {
    child.takeOverPendingDid()
    children.removeAll { $0 === child }
    child.parent = nil
    child.didMove(toParent: nil)
  }
}
