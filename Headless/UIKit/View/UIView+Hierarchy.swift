// Which views are in which, and the steps around a change of superview.

extension UIView {
  func insert(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else {
      return World.current.raise("Can't add a view as a subview of itself or of its own subviews")
    }
    if view.superview === self {
      subviews.removeAll { $0 === view }
      subviews.insert(view, at: min(index, subviews.count))
      return
    }
    view.controller?.checkHierarchy(for: self)
    view.move(from: view.window, to: window, under: self) {
      view.detachFromSuperview()
      subviews.insert(view, at: min(index, subviews.count))
      view.superview = self
      view.setNeedsLayout()
      if view.needs.constraintsOfTree { view.setTreeNeedsUpdateConstraints() }
      subviewsDidChange()
      didAddSubview(view)
    }
  }

  func insert(_ view: UIView, below sibling: UIView) {
    insert(view, at: index(of: sibling, without: view) ?? subviews.count)
  }

  func insert(_ view: UIView, above sibling: UIView) {
    insert(view, at: index(of: sibling, without: view).map { $0 + 1 } ?? subviews.count)
  }

  /// The index that a subview will have when `view`, which is about to move, has left its place.
  private func index(of subview: UIView, without view: UIView) -> Int? {
    subviews.filter { $0 !== view }.firstIndex { $0 === subview }
  }

  func reorder(_ view: UIView, to index: Int) {
    guard let old = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.insert(subviews.remove(at: old), at: index)
  }

  func leaveSuperview() {
    guard superview != nil else { return }
    move(from: window, to: nil) { detachFromSuperview() }
  }

  private func detachFromSuperview() {
    guard let superview else { return }
    endConstraintsFromOutside()
    superview.willRemoveSubview(self)
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    superview.subviewsDidChange()
  }

  private func subviewsDidChange() {
    if World.current.weakRules.subviewsLayOutTheirSuperview { setNeedsLayout() }
  }

  /// The steps around a change of superview: views and controllers are called before and after it.
  private func move(
    from oldWindow: UIWindow?, to newWindow: UIWindow?, under newSuperview: UIView? = nil, change: () -> Void
  ) {
    willMove(toSuperview: newSuperview)
    guard oldWindow !== newWindow else {
      change()
      didMoveToSuperview()
      return
    }
    oldWindow?.input.responderLeaves(with: self)
    let move = AppearanceMove(
      of: self, isEntering: newWindow?.isOnScreen == true, isLeaving: oldWindow?.isOnScreen == true)
    forEachInTree { $0.willMove(toWindow: newWindow) }
    move.will()
    change()
    if oldWindow != nil { forEachInTree { $0.didLeaveWindow() } }
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

  // MARK: Reading the hierarchy

  /// The window, if it is on screen.
  package var visibleWindow: UIWindow? {
    guard let window, window.isOnScreen else { return nil }
    return window
  }

  func isInside(_ view: UIView) -> Bool {
    var candidate: UIView? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current.superview
    }
    return false
  }

  func firstView(tagged tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  // MARK: What is inherited from superviews

  func announceTintColor() {
    tintColorDidChange()
    for subview in subviews where subview.ownTintColor == nil {
      subview.announceTintColor()
    }
  }
}
