/// An item of a list that the user can see, and how much of it.
public struct VisibleItem<Item: Hashable>: Equatable {
  /// The identifier of the item.
  public let item: Item

  /// The visible part of the item's area, from 0.001 to 1, rounded to a thousandth.
  ///
  /// An item that is larger than its list counts as fully visible when it fills the list. In each direction, the visible part is
  /// compared with the smallest of three sizes: the size of the item, of the whole list, and of the screen inside its safe area. If
  /// a part of the list is hidden, for example beyond an edge of the display, behind a bar or behind the keyboard, the items in
  /// that part are hidden, too.
  public let fraction: Double

  /// Creates a value, for tests and previews.
  /// - Parameters:
  ///   - item: the identifier of the item.
  ///   - fraction: the visible part of the item, from 0 to 1.
  public init(item: Item, fraction: Double) {
    self.item = item
    self.fraction = fraction
  }
}

extension VisibleItem: Sendable where Item: Sendable {}

extension VisibleItem: CustomStringConvertible {
  /// For example `7 visible 0.85`.
  public var description: String { "\(item) visible \(fraction)" }
}
