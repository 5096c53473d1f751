/// Decides which item of a list leads. Tests: LeadingItemRulesTests.
struct LeadingItemRules<Item: Hashable> {
  /// How much less of the leading item need be visible than of others, so that it does not come and go at the border.
  static var lenience: Double { 0.1 }
  /// How much nearer another item must be to take over, as a part of the list's visible length.
  static var stickiness: Double { 0.1 }

  let fraction: Double
  /// The item that leads, as it was reported.
  private(set) var item: Item?
  /// The item that led when the screen lost the user's attention. It leads again if nothing else is clearly nearer.
  private var returning: Item?

  init(atLeast fraction: Double) {
    self.fraction = fraction
  }

  /// - Parameters:
  ///   - items: what is visible, in the order of the list.
  ///   - sights: of the same items.
  ///   - isSettled: whether the list is at rest or moves slowly. While it moves fast no item begins to lead.
  /// - Returns: the change, or nil if the same item leads.
  mutating func update(_ items: [Item], _ sights: [ItemSight], isSettled: Bool) -> LeadingItemChange<Item>? {
    let current = (item ?? returning).flatMap { items.firstIndex(of: $0) }
      .flatMap { sights[$0].fraction >= fraction - Self.lenience ? $0 : nil }
    guard isSettled else { return lead(item == nil ? nil : current.map { items[$0] }) }
    returning = nil
    var nearest = current.map { (index: $0, distance: sights[$0].distance - Self.stickiness) }
    for (index, sight) in sights.enumerated() where sight.fraction >= fraction {
      if sight.distance < nearest?.distance ?? .infinity { nearest = (index, sight.distance) }
    }
    return lead(nearest.map { items[$0.index] })
  }

  /// The screen has lost the user's attention.
  mutating func attentionDidEnd() -> LeadingItemChange<Item>? {
    returning = item ?? returning
    return lead(nil)
  }

  /// The screen has disappeared: its next appearance is another visit.
  mutating func visitDidEnd() {
    returning = nil
  }

  private mutating func lead(_ next: Item?) -> LeadingItemChange<Item>? {
    guard next != item else { return nil }
    defer { item = next }
    return LeadingItemChange(item: next, previousItem: item)
  }
}
