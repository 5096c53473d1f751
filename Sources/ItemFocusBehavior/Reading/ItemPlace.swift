import UIKit

/// The view that shows an item of a list.
@preconcurrency @MainActor
public struct ItemPlace<Item: Hashable> {
  let item: Item
  let view: UIView
  /// The part of the view that shows the item; nil if the whole view does.
  let area: CGRect?

  /// Creates a place.
  /// - Parameters:
  ///   - item: the identifier of the item, which stays the same when the item moves.
  ///   - view: the view that shows the item: the list itself, or a view inside it, at any depth.
  ///   - area: the part of the view that shows the item, in the coordinates of the view. The default is the whole view.
  public init(_ item: Item, in view: UIView, area: CGRect? = nil) {
    self.item = item
    self.view = view
    self.area = area
  }
}
