import UIKit

/// What can be seen of the items of a list at one moment.
struct SeenItems<Item: Hashable> {
  /// In the order of the list.
  private(set) var items: [VisibleItem<Item>] = []
  /// The same items, as the leading one is chosen from them.
  private(set) var candidates: [LeadingItemRules<Item>.Candidate] = []
  /// Of the visible items, in the window.
  private(set) var middles: [Item: CGPoint] = [:]
  /// An identifier that stands twice.
  private(set) var double: Item?
  private var identifiers: Set<Item> = []

  /// Nothing can be seen.
  init() {}

  /// Measures each item.
  /// - Parameters:
  ///   - list: the items.
  ///   - sight: what can be seen of the list.
  ///   - place: that of the leading item, in the unit square of the list's visible part.
  @MainActor
  init(_ list: ListReading<Item>, in sight: ListSight, place: CGPoint) {
    var sight = sight
    for item in list.places {
      let (fraction, frame) = sight.fraction(of: item.area, in: item.view)
      guard identifiers.insert(item.item).inserted else {
        double = double ?? item.item
        continue
      }
      guard fraction > 0 else { continue }
      items.append(VisibleItem(item: item.item, fraction: fraction))
      middles[item.item] = CGPoint(x: frame.midX, y: frame.midY)
      candidates.append(
        .init(item: item.item, fraction: fraction, distance: sight.distance(of: frame, from: place)))
    }
  }
}
