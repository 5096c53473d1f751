extension UISplitViewController {
  static let order = [Column.primary, .supplementary, .secondary]

  // MARK: Which columns

  /// R45: while expanded, the columns that the display mode names; while collapsed, the one on top.
  var shownColumns: [Column] {
    if isCollapsed { return contained[topColumn] == nil ? [] : [topColumn] }
    let beside = Self.order.dropLast().filter { $0 != .supplementary || style == .tripleColumn }
    return (beside.suffix(displayMode.columnsBesideSecondary) + [.secondary]).filter { contained[$0] != nil }
  }

  /// Adds new children in the order of the columns (R45) and removes the old ones.
  func contain(_ new: [Column: UIViewController]) {
    let helpers = children.filter { child in !contained.values.contains { $0 === child } }
    contained = new
    let (departing, arriving) = changeChildren(to: containedInOrder + helpers)
    if isCollapsed, contained[topColumn] == nil { topColumn = Self.order.last { contained[$0] != nil } ?? .secondary }
    for controller in departing {
      controller.viewIfLoaded?.removeFromSuperview()
      controller.parent = nil
      controller.finishDeparture()
    }
    updateColumns()
    arriving.forEach { $0.didMove(toParent: self) }
  }

  // MARK: Changes

  func change(to mode: DisplayMode) {
    let new = mode == .automatic ? .oneBesideSecondary : mode
    guard new != displayMode else { return }
    storedDelegate?.splitViewController(self, willChangeTo: new)
    changeColumns { displayMode = new }
  }

  func reveal(_ column: Column) {
    if isCollapsed { return changeColumns { if contained[column] != nil { topColumn = column } } }
    guard !shownColumns.contains(column), column != .compact else { return }
    change(to: style == .tripleColumn && column == .primary ? .twoBesideSecondary : .oneBesideSecondary)
  }

  func conceal(_ column: Column) {
    if isCollapsed {
      guard column == topColumn, let index = Self.order.firstIndex(of: column) else { return }
      return changeColumns { topColumn = Self.order[..<index].last { contained[$0] != nil } ?? column }
    }
    guard shownColumns.contains(column), column != .secondary else { return }
    change(to: style == .tripleColumn && column == .primary ? .oneBesideSecondary : .secondaryOnly)
  }

  private func changeColumns(_ body: () -> Void) {
    let old = shownColumns
    body()
    let new = shownColumns
    for column in old where !new.contains(column) { storedDelegate?.splitViewController(self, willHide: column) }
    for column in new where !old.contains(column) { storedDelegate?.splitViewController(self, willShow: column) }
    updateColumns()
  }

  // MARK: Collapsing

  /// Follows the size class. The delegate chooses the column that stays. By default UIKit puts the secondary one on
  /// top.
  private func followSizeClass() {
    let isCompact = traitCollection.horizontalSizeClass == .compact
    guard isCompact != isCollapsed else { return }
    if isCompact { topColumn = topColumnForCollapsing() }
    isCollapsed = isCompact
    if style == .unspecified { return }
    isCompact
      ? storedDelegate?.splitViewControllerDidCollapse(self) : storedDelegate?.splitViewControllerDidExpand(self)
  }

  private func topColumnForCollapsing() -> Column {
    if contained[.compact] != nil { return .compact }
    let proposed = Self.order.last { contained[$0] != nil } ?? .secondary
    if style != .unspecified {
      return storedDelegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
    }
    guard let primary = contained[.primary], let secondary = contained[.secondary] else { return proposed }
    let staysOnPrimary =
      storedDelegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
    return staysOnPrimary ? .primary : .secondary
  }

  // MARK: Views

  private var containedInOrder: [UIViewController] { (Self.order + [.compact]).compactMap { contained[$0] } }

  private var shownControllers: [UIViewController] { shownColumns.compactMap { contained[$0] } }

  private func updateColumns() {
    if appearance.isOnScreen, showColumns() { loadedView.setNeedsLayout() }
  }

  /// - Parameter isAppearing: the controller is appearing, so its own appearance calls its columns, and not their
  ///   moves.
  /// - Returns: whether the columns have changed.
  @discardableResult
  func showColumns(isAppearing: Bool = false) -> Bool {
    followSizeClass()
    var didChange = false
    for child in containedInOrder where !shownControllers.contains(child) && child.viewIfLoaded?.superview != nil {
      child.viewIfLoaded?.removeFromSuperview()
      didChange = true
    }
    for child in shownControllers where child.viewIfLoaded?.superview !== loadedView && !child.isCoveredByModal {
      let view = child.loadedView
      // A change that the callbacks of the column before have made is not undone (T24).
      guard let index = shownControllers.firstIndex(of: child) else { continue }
      let wasExplicit = child.progress.isInExplicitTransition
      child.progress.isInExplicitTransition = wasExplicit || isAppearing
      loadedView.insertSubview(view, at: index)
      child.progress.isInExplicitTransition = wasExplicit
      didChange = true
    }
    return didChange
  }

  func layOutColumns() {
    if appearance.isOnScreen { showColumns() }
    let shown = shownControllers.compactMap(\.viewIfLoaded)
    let bounds = loadedView.bounds
    let width = min(320, bounds.width / CGFloat(max(1, shown.count)))
    for (index, view) in shown.enumerated() where view.superview === loadedView {
      let x = CGFloat(index) * width
      let isLast = index == shown.count - 1
      view.frame = CGRect(x: x, y: 0, width: isLast ? bounds.width - x : width, height: bounds.height)
    }
  }
}
