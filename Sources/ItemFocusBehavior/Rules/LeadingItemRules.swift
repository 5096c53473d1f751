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

  /// One that may lead.
  struct Candidate {
    let item: Item
    let fraction: Double
    /// Between its middle and the place of the leading item, as a part of the list's visible length.
    let distance: Double
  }

  init(atLeast fraction: Double) {
    self.fraction = fraction
  }

  /// - Parameters:
  ///   - candidates: the visible items, in the order of the list.
  ///   - isSettled: whether the list is at rest or moves slowly. While it moves fast no item begins to lead.
  /// - Returns: the change, or nil if the same item leads.
  mutating func update(_ candidates: [Candidate], isSettled: Bool) -> LeadingItemChange<Item>? {
    let favoured = item ?? returning
    var (current, nearest) = (Candidate?.none, Candidate?.none)
    for candidate in candidates where candidate.fraction >= fraction - Self.lenience {
      if current == nil, candidate.item == favoured { current = candidate }
      if candidate.fraction >= fraction, candidate.distance < nearest?.distance ?? .infinity { nearest = candidate }
    }
    guard isSettled else { return lead(item == nil ? nil : current?.item) }
    returning = nil
    guard let current else { return lead(nearest?.item) }
    guard let nearest, nearest.distance < current.distance - Self.stickiness else { return lead(current.item) }
    return lead(nearest.item)
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
