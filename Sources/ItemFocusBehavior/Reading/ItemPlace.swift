import UIKit

/// Where an item of a list is.
@preconcurrency @MainActor
public struct ItemPlace<Item: Hashable> {
  let item: Item
  let view: UIView
  /// Nil for all of the view.
  let area: CGRect?

  /// Creates a place.
  /// - Parameters:
  ///   - item: identifies the item, whatever place it has.
  ///   - view: the view that shows it, somewhere inside of the list.
  ///   - area: the part of the view, in its coordinates; by default all of it.
  public init(_ item: Item, in view: UIView, area: CGRect? = nil) {
    self.item = item
    self.view = view
    self.area = area
  }
}
