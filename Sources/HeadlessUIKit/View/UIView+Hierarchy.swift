extension UIView {
  func insert(_ view: UIView, at index: Int) {
    precondition(!isDescendant(of: view), "Can't add a view as a subview of itself or of its own subviews")
    if view.superview === self {
      subviews.removeAll { $0 === view }
      subviews.insert(view, at: min(index, subviews.count))
      return
    }
    view.controller?.checkHierarchy(for: self)
    view.move(from: view.window, to: window, under: self) {
      view.detachFromSuperview()
      subviews.insert(view, at: min(index, subviews.count))
      view.setSuperview(self)
      view.setNeedsLayout()
      if view.treeNeedsUpdateConstraints { view.setTreeNeedsUpdateConstraints() }
      subviewsDidChange()
      didAddSubview(view)
    }
  }

  /// Where a subview stands once `view`, which is about to move, has left its place.
  func index(of subview: UIView, without view: UIView) -> Int? {
    subviews.filter { $0 !== view }.firstIndex { $0 === subview }
  }

  func detachFromSuperview() {
    guard let superview else { return }
    endConstraintsFromOutside()
    superview.willRemoveSubview(self)
    superview.subviews.removeAll { $0 === self }
    setSuperview(nil)
    superview.subviewsDidChange()
  }

  private func subviewsDidChange() {
    if !World.current.weakRules.subviewsSpareTheirSuperview { setNeedsLayout() }
  }

  /// The steps around a change of superview: views and controllers hear of it before and after.
  func move(
    from oldWindow: UIWindow?, to newWindow: UIWindow?, under newSuperview: UIView? = nil, change: () -> Void
  ) {
    willMove(toSuperview: newSuperview)
    guard oldWindow !== newWindow else {
      change()
      didMoveToSuperview()
      return
    }
    oldWindow?.input.resignByForce(within: self)
    let move = AppearanceMove(
      of: self, isEntering: newWindow?.isOnScreen == true, isLeaving: oldWindow?.isOnScreen == true)
    forEachInTree { $0.willMove(toWindow: newWindow) }
    move.will()
    change()
    forEachInTree { $0.didMoveToWindow() }
    didMoveToSuperview()
    move.did()
  }

  private func forEachInTree(_ body: (UIView) -> Void) {
    body(self)
    for subview in subviews {
      subview.forEachInTree(body)
    }
  }
}
