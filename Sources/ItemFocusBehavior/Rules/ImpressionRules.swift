import Foundation

/// Decides which items have been visible for long enough. Tests: ImpressionRulesTests.
struct ImpressionRules<Item: Hashable> {
  /// The difference between the rounding of clocks and of timers, in seconds.
  private static var rounding: TimeInterval { 0.000_5 }

  let fraction: Double
  let duration: TimeInterval
  let repetition: ItemImpression<Item>.Repetition

  /// The stays of the items that were visible in the previous reading; nil for an item that was not sufficiently visible.
  private var stays: [Stay?] = []
  /// The items that have been reported and may not be reported again in this appearance.
  private var counted: Set<Item> = []

  init(atLeast fraction: Double, for duration: TimeInterval, _ repetition: ItemImpression<Item>.Repetition) {
    self.fraction = fraction
    self.duration = duration
    self.repetition = repetition
  }

  /// Takes a reading into account.
  /// - Parameters:
  ///   - items: the visible items.
  ///   - sights: the measurements of these items, in the same order.
  ///   - time: the time of the reading, in seconds of uptime.
  /// - Returns: the impressions that are complete, in the order of the items.
  mutating func update(_ items: [Item], _ sights: [ItemSight], at time: TimeInterval) -> [ItemImpression<Item>] {
    var impressions: [ItemImpression<Item>] = []
    var current: [Stay?] = []
    current.reserveCapacity(sights.count)
    for (index, sight) in sights.enumerated() {
      guard sight.fraction >= fraction else {
        current.append(nil)
        continue
      }
      var stay = former(sight) ?? Stay(since: time, hasCounted: counted.contains(items[index]))
      stay.largestFraction = max(stay.largestFraction, sight.fraction)
      if !stay.hasCounted, time - stay.since >= duration - Self.rounding {
        stay.hasCounted = true
        if repetition == .oncePerAppearance { counted.insert(items[index]) }
        impressions.append(
          ItemImpression(item: items[index], largestFraction: stay.largestFraction, duration: time - stay.since))
      }
      current.append(stay)
    }
    stays = current
    return impressions
  }

  private func former(_ sight: ItemSight) -> Stay? {
    sight.formerIndex.flatMap { stays.indices.contains($0) ? stays[$0] : nil }
  }

  /// When the next impression will be complete if nothing moves, in seconds of uptime; nil if no item is about to be reported.
  var deadline: TimeInterval? {
    stays.lazy.compactMap { $0?.hasCounted == false ? $0?.since : nil }.min().map { $0 + duration }
  }

  /// The screen has lost focus.
  mutating func attentionDidEnd() {
    stays = []
  }

  /// The screen has disappeared: its next appearance begins anew.
  mutating func appearanceDidEnd() {
    stays = []
    counted = []
  }
}

/// The time during which an item has been sufficiently visible without interruption.
private struct Stay {
  let since: TimeInterval
  var largestFraction = 0.0
  var hasCounted: Bool
}
