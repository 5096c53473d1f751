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

  /// R20: only children whose loaded view lies in this controller's view hierarchy hear of its appearance.
  func isInHierarchy(_ child: UIViewController) -> Bool {
    guard let childView = child.viewIfLoaded, let viewStorage else { return false }
    return childView.isDescendant(of: viewStorage) || !World.current.weakRules.strayChildrenAreSkipped
  }
}
