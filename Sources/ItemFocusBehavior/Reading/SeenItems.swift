import UIKit

/// The visible items of a list, with their measurements. Remembers the index of each item in the previous reading, so that the
/// rules need not search for an item: each reading hashes an identifier only once.
struct SeenItems<Item: Hashable> {
  /// The visible items, in the order of the list.
  private(set) var items: [Item] = []
  /// The measurements of these items, in the same order.
  private(set) var sights: [ItemSight] = []
  /// An identifier that two items have.
  private(set) var double: Item?
  private var noted: [Item: NotedItem] = [:]
  private var reading = 0

  /// Measures each item.
  /// - Parameters:
  ///   - places: the items and their views, in the order of the list.
  ///   - sight: the visible part of the list; nil if no part is visible.
  ///   - place: the place of the leading item, in the unit square of the list's visible part.
  @MainActor
  mutating func update(_ places: [ItemPlace<Item>], in sight: ListSight?, place: CGPoint) {
    reading += 1
    items.removeAll(keepingCapacity: true)
    sights.removeAll(keepingCapacity: true)
    double = nil
    guard var sight else { return }
    for item in places {
      let (fraction, frame) = sight.fraction(of: item.area, in: item.view)
      let now = NotedItem(reading: reading, index: fraction > 0 ? items.count : nil)
      let before = noted.updateValue(now, forKey: item.item)
      if let before, before.reading == reading {
        noted[item.item] = before
        double = double ?? item.item
        continue
      }
      guard fraction > 0 else { continue }
      items.append(item.item)
      sights.append(
        ItemSight(
          fraction: fraction, middle: CGPoint(x: frame.midX, y: frame.midY),
          distance: sight.distance(of: frame, from: place),
          formerIndex: before?.reading == reading - 1 ? before?.index : nil))
    }
    forgetOthers(than: places.count)
  }

  /// Forgets items that have left the list, many at a time, because the items that remain are hashed again.
  private mutating func forgetOthers(than count: Int) {
    guard noted.count > 2 * count + 20 else { return }
    noted = noted.filter { $0.value.reading == reading }
  }

  var visibleItems: [VisibleItem<Item>] {
    zip(items, sights).map { VisibleItem(item: $0, fraction: $1.fraction) }
  }
}

/// An item in its latest reading. Not nested in the generic type, because it would then be generic too, and slow.
private struct NotedItem {
  let reading: Int
  /// The index among the visible items; nil if the item was not visible.
  let index: Int?
}
