// Selected rows. The delegate is called only for selections by the user.

extension UITableView {
  func select(_ path: IndexPath?, animated: Bool) {
    for old in selected where old != path && !(allowsMultipleSelection && path != nil) {
      deselect(old, animated: animated)
    }
    guard let path, currentRows.contains(path) else { return }
    selected.insert(path)
    cells.shown[path]?.setSelected(true, animated: animated)
  }

  func deselect(_ path: IndexPath, animated: Bool) {
    guard selected.remove(path) != nil else { return }
    cells.shown[path]?.setSelected(false, animated: animated)
  }

  /// The user taps a row. While a row is swiped open, a tap closes that one and selects none.
  /// - Returns: whether the row receives the touch.
  func takeTap(on cell: UITableViewCell) -> Bool {
    if swipedRow != nil {
      closeSwipedRow()
      return true
    }
    guard let path = indexPath(for: cell), allowsSelection, !isEditing || allowsSelectionDuringEditing else {
      return false
    }
    guard tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return false }
    cell.setHighlighted(true, animated: false)
    cell.setHighlighted(false, animated: false)
    if allowsMultipleSelection, selected.contains(path) {
      deselectAsUser(path)
    } else {
      selectAsUser(path)
    }
    return true
  }

  private func selectAsUser(_ tapped: IndexPath) {
    let delegate = tableDelegate
    let path: IndexPath
    if let delegate {
      guard let chosen = delegate.tableView(self, willSelectRowAt: tapped) else { return }
      path = chosen
    } else {
      path = tapped
    }
    if !allowsMultipleSelection {
      for old in selected.sorted() where old != path { deselectAsUser(old) }
    }
    select(path, animated: false)
    delegate?.tableView(self, didSelectRowAt: path)
  }

  private func deselectAsUser(_ old: IndexPath) {
    let delegate = tableDelegate
    let path: IndexPath
    if let delegate {
      guard let chosen = delegate.tableView(self, willDeselectRowAt: old) else { return }
      path = chosen
    } else {
      path = old
    }
    deselect(path, animated: false)
    delegate?.tableView(self, didDeselectRowAt: path)
  }
}
