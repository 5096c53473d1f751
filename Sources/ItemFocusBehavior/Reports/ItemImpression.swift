import Foundation

/// An item that has been visible for long enough to count.
public struct ItemImpression<Item: Hashable>: Equatable {
  /// The identifier of the item.
  public let item: Item

  /// The largest part of the item that was visible during ``duration``; see ``VisibleItem/fraction``.
  public let largestFraction: Double

  /// How long the item has been sufficiently visible without interruption when it is reported, in seconds.
  public let duration: TimeInterval

  /// Creates a value, for tests and previews.
  /// - Parameters:
  ///   - item: the identifier of the item.
  ///   - largestFraction: the largest visible part of the item, from 0 to 1.
  ///   - duration: how long the item has been sufficiently visible, in seconds.
  public init(item: Item, largestFraction: Double, duration: TimeInterval) {
    self.item = item
    self.largestFraction = largestFraction
    self.duration = duration
  }

  /// When an item that has been reported may be reported again.
  public enum Repetition: Sendable {
    /// Reports an item once between the appearance and the disappearance of the screen.
    case oncePerVisit
    /// Reports an item again after it has not been sufficiently visible, or the screen has lost focus, in the meantime.
    case eachTime
  }
}

extension ItemImpression: Sendable where Item: Sendable {}

extension ItemImpression: CustomStringConvertible {
  /// For example `7 seen for 1.0 s, up to 0.85`.
  public var description: String {
    "\(item) seen for \(String(format: "%.1f", duration)) s, up to \(largestFraction)"
  }
}
