import UIKit

// The user touches collection views, and what lists have besides their rows. A touch that cannot reach its view does nothing.

extension HeadlessDevice {
  /// Taps an item of a collection view.
  ///
  /// - Parameters:
  ///   - indexPath: the item.
  ///   - collectionView: any collection view of the app.
  /// - Returns: whether the item received the touch: it is on screen, its collection view is within reach, and the delegate
  ///   lets it be highlighted.
  @discardableResult
  public func tapItem(at indexPath: IndexPath, in collectionView: UICollectionView) -> Bool {
    let cell = collectionView.cellForItem(at: indexPath)
    return touch(cell) { cell?.takeTap() == true }
  }

  /// Pulls a scroll view, a table or a collection view down until its refresh control refreshes, and lifts the finger.
  ///
  /// - Parameter scrollView: any scroll view of the app.
  /// - Returns: whether the control has started to refresh: the view is within reach and can be pulled, and its control is
  ///   enabled and does not refresh yet.
  @discardableResult
  public func pullToRefresh(_ scrollView: UIScrollView) -> Bool {
    touch(scrollView) { scrollView.takePull() }
  }

  /// The edge of a row.
  public enum RowEdge: Sendable {
    case leading
    case trailing
  }

  /// Swipes a row of a table from one of its edges, so that the actions at that edge are shown.
  ///
  /// - Parameters:
  ///   - indexPath: the row.
  ///   - tableView: any table of the app.
  ///   - edge: where the swipe begins.
  ///   - isFull: whether the finger is drawn over the whole row, which performs the first action.
  /// - Returns: whether the row has opened: it is within reach and can be edited, the table is not being edited, and the
  ///   delegate has actions for that edge.
  @discardableResult
  public func swipeRow(
    at indexPath: IndexPath, in tableView: UITableView, from edge: RowEdge = .trailing, isFull: Bool = false
  ) -> Bool {
    touch(tableView.cellForRow(at: indexPath) ?? tableView) {
      tableView.takeSwipe(onRowAt: indexPath, isLeading: edge == .leading, isFull: isFull)
    }
  }

  /// Taps an action of the row that is swiped open.
  ///
  /// - Parameters:
  ///   - action: an action of that row.
  ///   - tableView: any table of the app.
  /// - Returns: whether the action was performed: a row is open and within reach, and has the action.
  @discardableResult
  public func tapAction(_ action: UIContextualAction, in tableView: UITableView) -> Bool {
    touch(tableView.swipedCell) { tableView.take(action) }
  }
}
