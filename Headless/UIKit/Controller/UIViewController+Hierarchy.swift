// R26, R125-R128: a child's view belongs under its parent's view and under no other controller's.

extension UIViewController {
  /// The view is about to become a subview of `superview`.
  ///
  /// R128: outside of a window only the view of another controller is an error.
  func checkHierarchy(for superview: UIView) {
    guard let parent else { return }
    if let owner = superview.nearestController {
      requireParent(owner, isMet: owner === parent, "but actual parent is:\(parent)")
    } else if let window = superview.window, !mayMove(to: window) {
      requireParent(nil, isMet: false, "but actual parent is:\(parent)")
    }
  }

  /// R127, W13.
  private func mayMove(to window: UIWindow) -> Bool {
    guard World.current.weakRules.childViewsMayChangeWindows, let old = viewIfLoaded?.window else { return false }
    return old !== window
  }

  /// `container` is about to become the parent, and the view may be in the hierarchy already. R128: checked in a window
  /// only.
  func checkHierarchy(forParent container: UIViewController) {
    guard viewIfLoaded?.window != nil, let owner = viewIfLoaded?.superview?.nearestController else { return }
    requireParent(owner, isMet: owner === container, "but requested parent is:\(container)")
  }

  // The text is created only for an error.
  private func requireParent(_ owner: UIViewController?, isMet: Bool, _ reality: @autoclosure () -> String) {
    precondition(
      isMet,
      """
      UIViewControllerHierarchyInconsistency: child view controller:\(self) should have parent view controller:\
      \(owner.map(String.init(describing:)) ?? "(null)") \(reality())
      """)
  }

  /// R126.
  func checkOwnership(of view: UIView) {
    precondition(
      view.controller == nil || view.controller === self,
      """
      A view can only be associated with at most one view controller at a time! View \(view) is associated with \
      \(view.controller.map(String.init(describing:)) ?? ""). Clear this association before associating this view with \
      \(self).
      """)
  }
}

extension UIView {
  /// The controller of this view or of the nearest one around it.
  var nearestController: UIViewController? { controller ?? superview?.nearestController }
}
