import UIKit

/// What can be seen of the items of a list at one moment.
struct SeenItems<Item: Hashable> {
  /// In the order of the list.
  private(set) var items: [VisibleItem<Item>] = []
  /// The same items, as the leading one is chosen from them.
  private(set) var candidates: [LeadingItemRules<Item>.Candidate] = []
  /// In the window.
  private(set) var middles: [Item: CGPoint] = [:]
  /// An identifier that stands twice.
  private(set) var double: Item?

  /// - Parameters:
  ///   - item: the identifier.
  ///   - fraction: of the item that is visible.
  ///   - frame: of the whole item, in the window.
  ///   - part: the visible part of the list, in the window.
  ///   - place: that of the leading item, in the unit square of the list's visible part.
  mutating func add(_ item: Item, fraction: Double, frame: CGRect, in part: CGRect, place: CGPoint) {
    guard middles[item] == nil else {
      double = double ?? item
      return
    }
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    middles[item] = middle
    guard fraction > 0 else { return }
    items.append(VisibleItem(item: item, fraction: fraction))
    let length = Double(max(part.width, part.height))
    let distance = middle.distance(
      to: CGPoint(x: part.minX + place.x * part.width, y: part.minY + place.y * part.height))
    candidates.append(.init(item: item, fraction: fraction, distance: length > 0 ? distance / length : 0))
  }
}

extension ListReading {
  /// Measures each item.
  @MainActor
  func seen(_ sight: ListSight, place: CGPoint) -> SeenItems<Item> {
    var sight = sight
    var seen = SeenItems<Item>()
    for item in places {
      let (fraction, frame) = sight.fraction(of: item.area, in: item.view)
      seen.add(item.item, fraction: fraction, frame: frame, in: sight.part, place: place)
    }
    return seen
  }
}
