import UIKit

/// What can be seen of one item.
struct ItemSight {
  /// From 0.001 to 1.
  let fraction: Double
  /// Of the whole item, in the window.
  let middle: CGPoint
  /// Between its middle and the place of the leading item, as a part of the list's visible length.
  let distance: Double
  /// Which of the visible items it was in the reading before; nil if it was none.
  let formerIndex: Int?
}
