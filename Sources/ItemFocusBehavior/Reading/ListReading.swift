import UIKit

/// The items that a list shows at one moment.
@MainActor
struct ListReading<Item: Hashable> {
  let list: UIView
  var places: [ItemPlace<Item>] = []

  init(list: UIView, places: [ItemPlace<Item>]) {
    self.list = list
    self.places = places
  }

  init(_ table: UITableView, item: (IndexPath) -> Item?) {
    list = table
    table.layOutIfShown()
    let rows = table.indexPathsForVisibleRows ?? []
    places.reserveCapacity(rows.count)
    var counted = (section: -1, count: 0)
    for indexPath in rows {
      // The app may have changed its data and not yet told the table.
      let section = indexPath.section
      if section != counted.section { counted = (section, table.countInData(of: section)) }
      guard indexPath.row < counted.count, let item = item(indexPath), let cell = table.cellForRow(at: indexPath) else {
        continue
      }
      places.append(ItemPlace(item, in: cell))
    }
  }

  init(_ collection: UICollectionView, item: (IndexPath) -> Item?) {
    list = collection
    collection.layOutIfShown()
    let items = collection.indexPathsForVisibleItems.sorted()
    places.reserveCapacity(items.count)
    var counted = (section: -1, count: 0)
    for indexPath in items {
      let section = indexPath.section
      if section != counted.section { counted = (section, collection.countInData(of: section)) }
      guard indexPath.item < counted.count, let item = item(indexPath), let cell = collection.cellForItem(at: indexPath)
      else { continue }
      places.append(ItemPlace(item, in: cell))
    }
  }
}

extension UIView {
  /// Lays out the list, which may be outside the view of the screen. Only that view has been laid out.
  fileprivate func layOutIfShown() {
    if window != nil { layoutIfNeeded() }
  }
}
