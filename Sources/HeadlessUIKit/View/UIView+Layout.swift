// R28-R30: layout runs top-down, a view is laid out only if it is dirty, and one controller's bracket of
// viewWillLayoutSubviews and viewDidLayoutSubviews ends before its child's begins.

extension UIView {
  func setTreeNeedsLayout() {
    var view: UIView? = self
    while let current = view {
      current.treeNeedsLayout = true
      if current is UIWindow { World.current.loop.setNeedsTurn() }
      view = current.superview
    }
  }

  /// Lays out what is dirty here and below. Layout that dirties its own tree again is repeated a bounded number of
  /// times and then left for the next turn.
  package func layoutTree() {
    for _ in 0..<8 where treeNeedsLayout || treeNeedsUpdateConstraints {
      updateConstraintsOfTree()
      layoutOnce()
    }
  }

  private func layoutOnce() {
    guard treeNeedsLayout, !waitsForShowing else { return }
    treeNeedsLayout = false
    controller?.deliverViewIsAppearing()
    if needsLayout {
      needsLayout = false
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    for subview in subviews where subview.superview === self {
      subview.layoutOnce()
    }
  }

  /// R30, W8: hidden views are laid out like others, or when they are shown. Windows are either way.
  private var waitsForShowing: Bool {
    isHidden && !(self is UIWindow) && !World.current.weakRules.hiddenViewsAreLaidOut
  }

  /// Takes the whole of another view, now and whenever that changes its size.
  func fill(_ container: UIView) {
    frame = container.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Moves and stretches the view as its autoresizing mask says, sharing the change among the flexible parts.
  func autoresize(from oldSize: CGSize, to newSize: CGSize) {
    guard !autoresizingMask.isEmpty else { return }
    let (x, width) = Self.resize(
      start: frame.minX, length: frame.width, old: oldSize.width, new: newSize.width,
      flexible: (
        autoresizingMask.contains(.flexibleLeftMargin), autoresizingMask.contains(.flexibleWidth),
        autoresizingMask.contains(.flexibleRightMargin)
      ))
    let (y, height) = Self.resize(
      start: frame.minY, length: frame.height, old: oldSize.height, new: newSize.height,
      flexible: (
        autoresizingMask.contains(.flexibleTopMargin), autoresizingMask.contains(.flexibleHeight),
        autoresizingMask.contains(.flexibleBottomMargin)
      ))
    frame = CGRect(x: x, y: y, width: width, height: height)
  }

  private static func resize(
    start: CGFloat, length: CGFloat, old: CGFloat, new: CGFloat, flexible: (Bool, Bool, Bool)
  ) -> (start: CGFloat, length: CGFloat) {
    let count = [flexible.0, flexible.1, flexible.2].filter { $0 }.count
    guard count > 0 else { return (start, length) }
    let share = (new - old) / CGFloat(count)
    return (start + (flexible.0 ? share : 0), max(0, length + (flexible.1 ? share : 0)))
  }
}
