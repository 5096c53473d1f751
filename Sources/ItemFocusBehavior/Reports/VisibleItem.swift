/// An item of a list that the user can see, and how much of it.
public struct VisibleItem<Item: Hashable>: Equatable {
  /// The identifier that the app gave it.
  public let item: Item

  /// The visible part of the item's area, from 0.001 to 1, rounded to a thousandth.
  ///
  /// An item that is larger than its list counts as wholly visible when it fills the list. In each direction, the visible part is
  /// compared with the smallest of three sizes: those of the item, of the whole list, and of the screen inside of its safe area. What
  /// hides a part of the list, such as an edge of the display, a bar or the keyboard, hides that part of the items.
  public let fraction: Double

  /// Creates a value, for tests and previews.
  /// - Parameters:
  ///   - item: the identifier.
  ///   - fraction: the visible part, from 0 to 1.
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
