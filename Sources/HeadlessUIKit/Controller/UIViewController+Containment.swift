// R22-R24: the links between parent and child. Announcing a move is half the container's duty: addChild calls
// willMove(toParent:), removeFromParent calls didMove(toParent: nil), and the container calls the other two.

extension UIViewController {
  func adopt(_ child: UIViewController) {
    precondition(child !== self, "A view controller can't be its own child")
    if child.parent === self { return }
    child.prepareMove(to: self)
    child.parent = self
    children.append(child)
  }

  /// R22: out of the old parent first, then the announcement.
  func prepareMove(to newParent: UIViewController) {
    if parent != nil { removeFromParent() }
    isMovingToParent = true
    willMove(toParent: newParent)
  }

  func unlink(_ child: UIViewController) {
    child.takeOverPendingDid()
    children.removeAll { $0 === child }
    child.parent = nil
    child.didMove(toParent: nil)
  }
}
