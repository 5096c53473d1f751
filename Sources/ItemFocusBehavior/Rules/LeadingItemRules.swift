/// Decides which item of a list leads. Tests: LeadingItemRulesTests.
struct LeadingItemRules<Item: Hashable> {
  /// How far the visible fraction of the leading item may fall below the required fraction, so that an item at the limit does not
  /// start and stop leading again and again.
  static var lenience: Double { 0.1 }
  /// How much nearer another item must be to lead instead, as a part of the list's visible length.
  static var stickiness: Double { 0.1 }

  let fraction: Double
  /// The leading item that was reported last; nil if no item leads.
  private(set) var item: Item?
  /// The item that led when the screen lost focus. It leads again unless another item is clearly nearer.
  private var returning: Item?

  init(atLeast fraction: Double) {
    self.fraction = fraction
  }

  /// Takes a reading into account.
  /// - Parameters:
  ///   - items: the visible items, in the order of the list.
  ///   - sights: the measurements of these items, in the same order.
  ///   - isSettled: whether the list moves slowly or not at all. While it moves fast, no item starts to lead.
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

  /// The screen has lost focus.
  mutating func attentionDidEnd() -> LeadingItemChange<Item>? {
    returning = item ?? returning
    return lead(nil)
  }

  /// The screen has disappeared: its next appearance begins anew.
  mutating func appearanceDidEnd() {
    returning = nil
  }

  private mutating func lead(_ next: Item?) -> LeadingItemChange<Item>? {
    guard next != item else { return nil }
    defer { item = next }
    return LeadingItemChange(item: next, previousItem: item)
  }
}
