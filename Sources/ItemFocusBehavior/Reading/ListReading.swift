import UIKit

/// The items of a list, as UIKit has them at one moment.
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
    let rows = table.indexPathsForVisibleRows ?? []
    var counts: [Int: Int] = [:]
    for indexPath in rows {
      // The app may have changed its data and not yet told the table.
      let count = counts[indexPath.section] ?? table.countInData(of: indexPath.section)
      counts[indexPath.section] = count
      guard indexPath.row < count, let item = item(indexPath), let cell = table.cellForRow(at: indexPath) else {
        continue
      }
      places.append(ItemPlace(item, in: cell))
    }
  }

  init(_ collection: UICollectionView, item: (IndexPath) -> Item?) {
    list = collection
    let items = collection.indexPathsForVisibleItems.sorted()
    var counts: [Int: Int] = [:]
    for indexPath in items {
      let count = counts[indexPath.section] ?? collection.countInData(of: indexPath.section)
      counts[indexPath.section] = count
      guard indexPath.item < count, let item = item(indexPath), let cell = collection.cellForItem(at: indexPath)
      else { continue }
      places.append(ItemPlace(item, in: cell))
    }
  }
}
