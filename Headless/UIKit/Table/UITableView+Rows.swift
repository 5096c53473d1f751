// Which rows there are, which of them are on screen, and their cells.

extension UITableView {
  /// Objective-C lets a subclass narrow the type of `delegate`, Swift does not.
  var tableDelegate: (any UITableViewDelegate)? { storedDelegate as? any UITableViewDelegate }

  /// The data source is called if the rows have changed since the last call.
  var currentRows: TableRows {
    if needsReload { loadRows() }
    return rows
  }

  private func loadRows() {
    needsReload = false
    hasNewRows = true
    let top = tableHeaderView?.frame.height ?? 0
    rows = TableRows(sections, below: top)
    contentSize = CGSize(width: bounds.width, height: rows.bottom + (tableFooterView?.frame.height ?? 0))
  }

  private var sections: [TableRows.Section] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map { section in
      let count = dataSource.tableView(self, numberOfRowsInSection: section)
      return TableRows.Section(
        header: height(of: sectionHeaderHeight, for: dataSource.tableView(self, titleForHeaderInSection: section)),
        rows: (0..<count).map { height(ofRow: IndexPath(row: $0, section: section)) },
        footer: height(of: sectionFooterHeight, for: dataSource.tableView(self, titleForFooterInSection: section)))
    }
  }

  private func height(of requested: CGFloat, for title: String?) -> CGFloat {
    guard title != nil else { return 0 }
    return requested == UITableView.automaticDimension ? 28 : requested
  }

  private func height(ofRow path: IndexPath) -> CGFloat {
    let height = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    return height == UITableView.automaticDimension ? 44 : height
  }

  func rect(of path: IndexPath) -> CGRect {
    let rows = currentRows
    guard rows.contains(path) else { return .zero }
    let extent = rows.extent(of: path)
    return CGRect(x: 0, y: extent.top, width: bounds.width, height: extent.height)
  }

  func scroll(to path: IndexPath, at position: UITableView.ScrollPosition, animated: Bool) {
    let row = rect(of: path)
    let offset: CGFloat =
      switch position {
      case .none where row.minY >= bounds.minY && row.maxY <= bounds.maxY: contentOffset.y
      case .none where row.minY < bounds.minY, .top: row.minY
      case .middle: row.midY - bounds.height / 2
      case .none, .bottom: row.maxY - bounds.height
      }
    let lowest = max(0, contentSize.height - bounds.height)
    scroll(to: CGPoint(x: contentOffset.x, y: min(max(0, offset), lowest)), animated: animated)
  }

  // MARK: On screen

  func layOutRows() {
    tableHeaderView?.frame.origin = .zero
    let rows = currentRows
    tableFooterView?.frame.origin = CGPoint(x: 0, y: rows.bottom)
    let visible = rows.paths(from: bounds.minY, to: bounds.maxY)
    let stay = hasNewRows ? [] : Set(visible)
    hasNewRows = false
    for (path, cell) in cells.shown.sorted(by: { $0.key < $1.key }) where !stay.contains(path) {
      end(cell, at: path)
    }
    for path in visible where cells.shown[path] == nil && !needsReload { show(path) }
    for (path, cell) in cells.shown { cell.frame = rect(of: path) }
  }

  private func show(_ path: IndexPath) {
    guard let dataSource else { return }
    let cell = dataSource.tableView(self, cellForRowAt: path)
    cells.shown[path] = cell
    cell.frame = rect(of: path)
    cell.isEditing = isEditing
    cell.setSelected(selected.contains(path), animated: false)
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    if cell.superview !== self { insertSubview(cell, at: 0) }
  }

  private func end(_ cell: UITableViewCell, at path: IndexPath) {
    cells.shown[path] = nil
    cell.removeFromSuperview()
    tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    cells.keep(cell)
  }
}
