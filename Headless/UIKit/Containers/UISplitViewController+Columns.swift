extension UISplitViewController {
  static let order = [Column.primary, .supplementary, .secondary]

  // MARK: Which columns

  /// R45, R182: while expanded, the columns that the display mode names, and the inspector if it was shown; while collapsed, the
  /// one on top.
  var shownColumns: [Column] {
    if isCollapsed { return contained[topColumn] == nil ? [] : [topColumn] }
    let beside = Self.order.dropLast().filter { $0 != .supplementary || style == .tripleColumn }
    let inspector: [Column] = isInspectorShown ? [.inspector] : []
    let shown = Array(beside.suffix(displayMode.columnsBesideSecondary)) + [.secondary] + inspector
    return shown.filter { contained[$0] != nil }
  }

  /// The only column that is shown while collapsed.
  var topColumn: Column {
    guard let mergingStack else { return storedTopColumn }
    return columnsInStack.last { isIn(mergingStack, $0) } ?? firstColumn ?? .secondary
  }

  private func isIn(_ stack: UINavigationController, _ column: Column) -> Bool {
    stack.viewControllers.contains { $0 === contained[column] }
  }

  func contain(_ new: [Column: UIViewController]) {
    let (former, top) = (contained, topColumn)
    contained = new
    if isCollapsed, contained[top] == nil { storedTopColumn = Self.order.last { contained[$0] != nil } ?? .secondary }
    let arriving = arrange(former: former, top: top)
    updateColumns()
    arriving.forEach { $0.didMove(toParent: self) }
  }

  // MARK: Who contains them

  /// R181: the stack of the first column, on which the others are while collapsed. Nil in the classic style, and with a column for
  /// compact widths.
  private var mergingStack: UINavigationController? {
    guard isCollapsed, style != .unspecified, contained[.compact] == nil, let firstColumn else { return nil }
    return contained[firstColumn] as? UINavigationController
  }

  private var firstColumn: Column? { Self.order.first { contained[$0] != nil } }

  /// The columns that are pushed on the stack of the first.
  private var columnsInStack: [Column] { Array(Self.order.filter { contained[$0] != nil }.dropFirst()) }

  /// Those that are to be on the stack, below and including a column.
  private func merged(upTo top: Column) -> [UIViewController] {
    let end = Self.order.firstIndex(of: top) ?? Self.order.endIndex
    return columnsInStack.filter { Self.order.firstIndex(of: $0)! <= end }.compactMap { contained[$0] }
  }

  /// R45, R181, R182.
  private var columnChildren: [UIViewController] {
    let isInspectorIn = !isCollapsed && isInspectorShown || World.current.weakRules.hiddenControllersHaveParents
    let inspector = isInspectorIn ? [contained[.inspector]] : []
    if let mergingStack { return [mergingStack] + inspector.compactMap { $0 } }
    return ((Self.order + [.compact]).map { contained[$0] } + inspector).compactMap { $0 }
  }

  /// Gives each column its parent.
  /// - Returns: the new children, whose moves are to be ended.
  private func arrange(former: [Column: UIViewController], top: Column) -> [UIViewController] {
    isArranging = true
    defer { isArranging = false }
    let helpers = children.filter { child in !former.values.contains { $0 === child } }
    let stack = mergingStack
    if let old = formerMergingStack, old !== stack { old.removeNow(Array(former.values)) }
    formerMergingStack = stack
    let (departing, arriving) = changeChildren(to: columnChildren + helpers)
    for controller in departing {
      controller.viewIfLoaded?.removeFromSuperview()
      controller.parent = nil
      controller.finishDeparture()
    }
    if let stack {
      let new = merged(upTo: top)
      let staying = stack.viewControllers.filter { screen in
        new.contains(screen) || !former.values.contains { $0 === screen }
      }
      stack.changeStack(to: staying + new.filter { !staying.contains($0) }, animated: false)
    }
    return arriving
  }

  /// A column has left the stack of the first. W31: whether the split view controller still has it.
  func columnHasLeft(_ screen: UIViewController) {
    guard !isArranging, style != .unspecified, !World.current.weakRules.splitViewsKeepPoppedColumns else { return }
    contained = contained.filter { $0.value !== screen }
  }

  // MARK: Changes

  func change(to mode: DisplayMode) {
    let new = mode == .automatic ? .oneBesideSecondary : mode
    guard new != displayMode else { return }
    storedDelegate?.splitViewController(self, willChangeTo: new)
    changeColumns { displayMode = new }
  }

  func reveal(_ column: Column) {
    guard contained[column] != nil else { return }
    if isCollapsed { return changeColumns { showOnTop(column) } }
    guard !shownColumns.contains(column), column != .compact else { return }
    if column == .inspector { return changeColumns { isInspectorShown = true } }
    change(to: style == .tripleColumn && column == .primary ? .twoBesideSecondary : .oneBesideSecondary)
  }

  func conceal(_ column: Column) {
    if isCollapsed {
      guard column == topColumn, let index = Self.order.firstIndex(of: column),
        let below = Self.order[..<index].last(where: { contained[$0] != nil })
      else { return }
      return changeColumns { showOnTop(below) }
    }
    guard shownColumns.contains(column), column != .secondary else { return }
    if column == .inspector { return changeColumns { isInspectorShown = false } }
    change(to: style == .tripleColumn && column == .primary ? .oneBesideSecondary : .secondaryOnly)
  }

  /// R181: while collapsed a column is pushed, or those above it are popped.
  private func showOnTop(_ column: Column) {
    storedTopColumn = column
    guard let stack = mergingStack else { return }
    let own = stack.viewControllers.prefix { screen in !columnsInStack.contains { contained[$0] === screen } }
    let new = column == firstColumn ? [] : merged(upTo: column)
    stack.changeStack(to: own + new, animated: appearance.isOnScreen)
  }

  private func changeColumns(_ body: () -> Void) {
    let old = shownColumns
    body()
    let new = shownColumns
    for column in old where !new.contains(column) { storedDelegate?.splitViewController(self, willHide: column) }
    for column in new where !old.contains(column) { storedDelegate?.splitViewController(self, willShow: column) }
    let arriving = arrange(former: contained, top: topColumn)
    updateColumns()
    arriving.forEach { $0.didMove(toParent: self) }
  }

  // MARK: Collapsing

  /// Follows the size class. The delegate chooses the column that stays. By default UIKit puts the secondary one on
  /// top.
  /// - Returns: the new children, whose moves are to be ended.
  private func followSizeClass() -> [UIViewController] {
    let isCompact = traitCollection.horizontalSizeClass == .compact
    guard isCompact != isCollapsed else { return [] }
    if isCompact { storedTopColumn = topColumnForCollapsing() }
    isCollapsed = isCompact
    if style == .unspecified { return [] }
    let arriving = arrange(former: contained, top: storedTopColumn)
    isCompact
      ? storedDelegate?.splitViewControllerDidCollapse(self) : storedDelegate?.splitViewControllerDidExpand(self)
    return arriving
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

  private var shownControllers: [UIViewController] {
    mergingStack.map { [$0] } ?? shownColumns.compactMap { contained[$0] }
  }

  private func updateColumns() {
    if appearance.isOnScreen, showColumns() { loadedView.setNeedsLayout() }
  }

  /// - Parameter isAppearing: the controller is appearing, so its own appearance calls its columns, and not their
  ///   moves.
  /// - Returns: whether the columns have changed.
  @discardableResult
  func showColumns(isAppearing: Bool = false) -> Bool {
    let arriving = followSizeClass()
    var didChange = false
    for child in columnChildren where !shownControllers.contains(child) && child.viewIfLoaded?.superview != nil {
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
    arriving.forEach { $0.didMove(toParent: self) }
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
