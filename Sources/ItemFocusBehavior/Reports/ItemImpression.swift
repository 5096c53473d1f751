import Foundation

/// An item has been seen long enough to count.
public struct ItemImpression<Item: Hashable>: Equatable {
  /// The identifier that the app gave it.
  public let item: Item

  /// The largest part of the item that was visible in the ``duration``; see ``VisibleItem/fraction``.
  public let largestFraction: Double

  /// For how many seconds without a break it has been visible enough, when it is reported.
  public let duration: TimeInterval

  /// Creates a value, for tests and previews.
  /// - Parameters:
  ///   - item: the identifier.
  ///   - largestFraction: the largest visible part, from 0 to 1.
  ///   - duration: seconds.
  public init(item: Item, largestFraction: Double, duration: TimeInterval) {
    self.item = item
    self.largestFraction = largestFraction
    self.duration = duration
  }

  /// When an item that has counted may count again.
  public enum Repetition: Sendable {
    /// Once while the screen is on the display: from the screen's appearance to its disappearance.
    case oncePerVisit
    /// Each time it has not been visible enough meanwhile, or the screen has not had the user's attention.
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
