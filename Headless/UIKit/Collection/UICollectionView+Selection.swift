// Selected items. The delegate is called only for selections by the user.

extension UICollectionView {
  func select(_ path: IndexPath?) {
    for old in selected where old != path && !(allowsMultipleSelection && path != nil) { deselect(old) }
    guard let path, allowsSelection, contains(path) else { return }
    selected.insert(path)
    cellForItem(at: path)?.isSelected = true
  }

  func deselect(_ path: IndexPath) {
    guard selected.remove(path) != nil else { return }
    cellForItem(at: path)?.isSelected = false
  }

  private func contains(_ path: IndexPath) -> Bool {
    let counts = currentCounts
    return path.count == 2 && counts.indices.contains(path.section) && 0..<counts[path.section] ~= path.item
  }

  /// The user taps an item. The order is that of UICollectionViewDelegate: the item is highlighted until it is selected
  /// (developer.apple.com/documentation/uikit/uicollectionviewdelegate, Collection View Programming Guide).
  /// - Returns: whether the item receives the touch.
  func takeTap(on cell: UICollectionViewCell) -> Bool {
    guard let path = indexPath(for: cell), allowsSelection else { return false }
    let delegate = collectionDelegate
    guard delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return false }
    cell.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
    if allowsMultipleSelection, selected.contains(path) {
      deselectAsUser(path)
    } else {
      selectAsUser(path)
    }
    cell.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: path)
    return true
  }

  private func selectAsUser(_ path: IndexPath) {
    let delegate = collectionDelegate
    if delegate?.collectionView(self, shouldSelectItemAt: path) ?? true {
      if !allowsMultipleSelection {
        for old in selected.sorted() where old != path {
          deselect(old)
          delegate?.collectionView(self, didDeselectItemAt: old)
        }
      }
      select(path)
      delegate?.collectionView(self, didSelectItemAt: path)
    }
    if !allowsMultipleSelection, delegate?.collectionView(self, canPerformPrimaryActionForItemAt: path) ?? false {
      delegate?.collectionView(self, performPrimaryActionForItemAt: path)
    }
  }

  private func deselectAsUser(_ path: IndexPath) {
    let delegate = collectionDelegate
    guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
    deselect(path)
    delegate?.collectionView(self, didDeselectItemAt: path)
  }
}
