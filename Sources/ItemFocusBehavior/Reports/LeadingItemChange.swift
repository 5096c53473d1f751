/// A change of the leading item: another item of the list leads, or no item leads.
public struct LeadingItemChange<Item: Hashable>: Equatable {
  /// The identifier of the item that leads now; nil if no item leads, for example when the screen has lost focus.
  public let item: Item?

  /// The identifier of the item that led before; nil if no item did.
  public let previousItem: Item?

  /// Creates a value, for tests and previews.
  /// - Parameters:
  ///   - item: the identifier of the item that leads now; nil if no item leads.
  ///   - previousItem: the identifier of the item that led before; nil if no item did.
  public init(item: Item?, previousItem: Item?) {
    self.item = item
    self.previousItem = previousItem
  }
}

extension LeadingItemChange: Sendable where Item: Sendable {}

extension LeadingItemChange: CustomStringConvertible {
  /// For example `7 -> 8`.
  public var description: String {
    func name(_ item: Item?) -> String { item.map { "\($0)" } ?? "none" }
    return "\(name(previousItem)) -> \(name(item))"
  }
}
