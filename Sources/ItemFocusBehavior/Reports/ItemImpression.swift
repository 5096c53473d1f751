import Foundation

/// An item that has been visible for long enough to count.
public struct ItemImpression<Item: Hashable>: Equatable {
  /// The identifier of the item.
  public let item: Item

  /// The largest part of the item that was visible during ``duration``; see ``VisibleItem/fraction``.
  public let largestFraction: Double

  /// How long the item had been sufficiently visible without interruption when it was reported, in seconds of uptime.
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
    /// Reports an item once for each appearance of the screen. After another screen was pushed and popped, the item is reported
    /// again.
    case oncePerAppearance
    /// Reports an item each time that it has been visible for long enough: again after it was not sufficiently visible, or after
    /// the screen lost focus.
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
