import Foundation

/// Decides which items have been seen long enough. Tests: ImpressionRulesTests.
struct ImpressionRules<Item: Hashable> {
  /// Clocks and timers round differently, in seconds.
  private static var rounding: TimeInterval { 0.000_5 }

  let fraction: Double
  let duration: TimeInterval
  let repetition: ItemImpression<Item>.Repetition

  /// Items that are visible enough now.
  private var stays: [Item: Stay] = [:]
  /// Items that have counted and may not count again in this visit.
  private var counted: Set<Item> = []

  private struct Stay {
    let since: TimeInterval
    var largestFraction: Double
    var hasCounted = false
  }

  init(atLeast fraction: Double, for duration: TimeInterval, _ repetition: ItemImpression<Item>.Repetition) {
    self.fraction = fraction
    self.duration = duration
    self.repetition = repetition
  }

  /// - Parameters:
  ///   - items: what is visible; empty while the screen is without the user's attention.
  ///   - time: seconds of uptime.
  /// - Returns: the impressions that are complete, in the order of the items.
  mutating func update(_ items: [VisibleItem<Item>], at time: TimeInterval) -> [ItemImpression<Item>] {
    var impressions: [ItemImpression<Item>] = []
    var current: [Item: Stay] = [:]
    for visible in items where visible.fraction >= fraction && !counted.contains(visible.item) {
      var stay = stays[visible.item] ?? Stay(since: time, largestFraction: 0)
      stay.largestFraction = max(stay.largestFraction, visible.fraction)
      if !stay.hasCounted, time - stay.since >= duration - Self.rounding {
        stay.hasCounted = true
        if repetition == .oncePerVisit { counted.insert(visible.item) }
        impressions.append(
          ItemImpression(item: visible.item, largestFraction: stay.largestFraction, duration: time - stay.since))
      }
      current[visible.item] = stay
    }
    stays = current
    return impressions
  }

  /// When the next impression is complete if nothing moves, in seconds of uptime; nil if none is on its way.
  var deadline: TimeInterval? {
    stays.values.lazy.filter { !$0.hasCounted }.map { $0.since + duration }.min()
  }

  /// The screen has disappeared: its next appearance is another visit.
  mutating func visitDidEnd() {
    stays = [:]
    counted = []
  }
}
