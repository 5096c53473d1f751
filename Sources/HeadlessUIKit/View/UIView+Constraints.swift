// R28: constraints are updated before layout, from the innermost view outwards. There are no constraints here, only
// the callbacks in which an app would change them.

extension UIView {
  func setTreeNeedsUpdateConstraints() {
    var view: UIView? = self
    while let current = view {
      current.treeNeedsUpdateConstraints = true
      if current is UIWindow { World.current.loop.setNeedsTurn() }
      view = current.superview
    }
  }

  func updateConstraintsOfTree() {
    guard treeNeedsUpdateConstraints else { return }
    treeNeedsUpdateConstraints = false
    for subview in subviews where subview.superview === self {
      subview.updateConstraintsOfTree()
    }
    guard needsConstraints else { return }
    needsConstraints = false
    if let controller { controller.updateViewConstraints() } else { updateConstraints() }
  }
}
