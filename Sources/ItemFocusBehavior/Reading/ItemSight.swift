import UIKit

/// The measurements of one visible item.
struct ItemSight {
  /// The visible part of the item, from 0.001 to 1.
  let fraction: Double
  /// The middle of the whole item, in the window.
  let middle: CGPoint
  /// The distance between the middle of the item and the place of the leading item, as a part of the list's visible length.
  let distance: Double
  /// The index of the item among the visible items of the previous reading; nil if it was not visible then.
  let formerIndex: Int?
}
