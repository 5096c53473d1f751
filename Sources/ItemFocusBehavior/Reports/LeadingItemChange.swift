/// Another item of a list leads, or none does.
public struct LeadingItemChange<Item: Hashable>: Equatable {
  /// The item that leads now; nil if none does, also because the screen has lost the user's attention.
  public let item: Item?

  /// The item that led before; nil if none did.
  public let previousItem: Item?

  /// Creates a value, for tests and previews.
  /// - Parameters:
  ///   - item: the item that leads now.
  ///   - previousItem: the item that led before.
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
