extension UIViewController {
  var loadedView: UIView {
    if let viewStorage { return viewStorage }
    loadView()
    guard let view = viewStorage else {
      preconditionFailure("\(type(of: self)).loadView() returned without setting the view")
    }
    World.current.calls.inWillCall { viewDidLoad() }
    return view
  }

  /// R26: a child's view belongs under its parent's view and under no other controller's.
  func checkHierarchy(for superview: UIView) {
    guard let parent else { return }
    var ancestor: UIView? = superview
    while let current = ancestor {
      if let owner = current.controller {
        precondition(
          owner === parent,
          """
          UIViewControllerHierarchyInconsistency: child view controller \(self) should have parent view controller \
          \(owner) but actual parent is \(parent)
          """)
        return
      }
      ancestor = current.superview
    }
  }

  /// R20: only children whose loaded view lies in this controller's view hierarchy hear of its appearance.
  func isInHierarchy(_ child: UIViewController) -> Bool {
    guard let childView = child.viewIfLoaded, let viewStorage else { return false }
    return childView.isDescendant(of: viewStorage) || !World.current.weakRules.strayChildrenAreSkipped
  }
}
