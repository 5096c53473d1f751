// A row that the user swipes open, and its actions.

/// A row that was swiped open.
@MainActor
struct SwipedRow {
  var path: IndexPath
  var actions: [UIContextualAction]
}

extension UITableView {
  /// The user swipes a row from one of its edges. One row at most is open.
  /// - Parameters:
  ///   - path: the row.
  ///   - isLeading: from the leading edge to the trailing one.
  ///   - isFull: over the whole row, which performs the first action.
  /// - Returns: whether the row has opened, or the action was performed.
  package func takeSwipe(onRowAt path: IndexPath, isLeading: Bool, isFull: Bool) -> Bool {
    guard !isEditing, cells.shown[path] != nil, dataSource?.tableView(self, canEditRowAt: path) ?? false else {
      return false
    }
    closeSwipedRow()
    let configuration =
      isLeading
      ? tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      : tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    guard let configuration, let first = configuration.actions.first else { return false }
    swipedRow = SwipedRow(path: path, actions: configuration.actions)
    tableDelegate?.tableView(self, willBeginEditingRowAt: path)
    if isFull, configuration.performsFirstActionWithFullSwipe { perform(first) }
    return true
  }

  /// The user taps an action of the row that is open.
  package func take(_ action: UIContextualAction) -> Bool {
    guard swipedRow?.actions.contains(action) == true else { return false }
    perform(action)
    return true
  }

  /// The view of the row that is open.
  package var swipedCell: UITableViewCell? { swipedRow.flatMap { cells.shown[$0.path] } }

  /// The actions of the row that is open.
  package var shownActions: [UIContextualAction] { swipedRow?.actions ?? [] }

  private func perform(_ action: UIContextualAction) {
    guard let row = swipedRow, let cell = swipedCell else { return }
    action.handler(action, cell) { [weak self] _ in
      // A row that was opened later has actions of its own.
      if self?.swipedRow?.path == row.path { self?.closeSwipedRow() }
    }
  }

  /// The delegate is called without a path when the row does not exist any more.
  func closeSwipedRow() {
    guard let row = swipedRow else { return }
    swipedRow = nil
    tableDelegate?.tableView(self, didEndEditingRowAt: currentRows.contains(row.path) ? row.path : nil)
  }
}
