import UIKit

/// What can be seen of the items of a list. It remembers where each was in the reading before, so that the rules need not look for an
/// item: an identifier is hashed once in a reading.
struct SeenItems<Item: Hashable> {
  /// In the order of the list.
  private(set) var items: [Item] = []
  /// Of the same items.
  private(set) var sights: [ItemSight] = []
  /// An identifier that stands twice.
  private(set) var double: Item?
  private var noted: [Item: NotedItem] = [:]
  private var reading = 0

  /// Measures each item.
  /// - Parameters:
  ///   - places: those of the items, in the order of the list.
  ///   - sight: what can be seen of the list; nil for nothing.
  ///   - place: that of the leading item, in the unit square of the list's visible part.
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

  /// Items that have gone are forgotten many at a time, because that hashes those that are left.
  private mutating func forgetOthers(than count: Int) {
    guard noted.count > 2 * count + 20 else { return }
    noted = noted.filter { $0.value.reading == reading }
  }

  var visibleItems: [VisibleItem<Item>] {
    zip(items, sights).map { VisibleItem(item: $0, fraction: $1.fraction) }
  }
}

/// An item when it was read last. Not inside of the generic type, which would make it one, and slow.
private struct NotedItem {
  let reading: Int
  /// Among the visible items; nil if nothing of it could be seen.
  let index: Int?
}
