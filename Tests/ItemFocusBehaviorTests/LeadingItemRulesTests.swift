import Testing

@testable import ItemFocusBehavior

/// The values alone, without a list. A distance is a part of the list's visible length.
struct LeadingItemRulesTests {
  private var rules = LeadingItemRules<String>(atLeast: 0.5)

  private mutating func update(_ items: [(String, fraction: Double, distance: Double)], isSettled: Bool = true)
    -> String?
  {
    let sights = items.map { ItemSight(fraction: $0.fraction, distance: $0.distance, was: nil) }
    return rules.update(items.map { $0.0 }, sights, isSettled: isSettled).map { "\($0)" }
  }

  @Test("Of the items that are visible enough the nearest one leads; of two at the same distance the first")
  mutating func nearest() {
    #expect(update([("a", 1, 0.4), ("b", 0.49, 0.0), ("c", 0.5, 0.2), ("d", 1, 0.2)]) == "none -> c")
  }

  @Test("While the list moves fast none begins to lead, and one that leaves ceases to")
  mutating func fast() {
    #expect(update([("a", 1, 0.1)], isSettled: false) == nil)
    #expect(update([("a", 1, 0.1)]) == "none -> a")
    #expect(update([("a", 1, 0.4), ("b", 1, 0.1)], isSettled: false) == nil)
    #expect(update([("a", 0.3, 0.6), ("b", 1, 0.1)], isSettled: false) == "a -> none")
    #expect(update([("a", 1, 0.1), ("b", 1, 0.4)], isSettled: false) == nil)
    #expect(update([("a", 1, 0.1), ("b", 1, 0.4)]) == "none -> a")
  }

  @Test("Another item takes over when it is clearly nearer, and not before")
  mutating func sticky() {
    #expect(update([("a", 1, 0.2), ("b", 1, 0.3)]) == "none -> a")
    #expect(update([("a", 1, 0.3), ("b", 1, 0.21)]) == nil)
    #expect(update([("a", 1, 0.3), ("b", 1, 0.19)]) == "a -> b")
  }

  @Test("The leading item may be a little less visible than the others must be")
  mutating func lenient() {
    #expect(update([("a", 0.5, 0.2)]) == "none -> a")
    #expect(update([("a", 0.4, 0.3)]) == nil)
    #expect(update([("a", 0.399, 0.3)]) == "a -> none")
    #expect(update([("a", 0.49, 0.3)]) == nil)
  }

  @Test(
    "After a loss of the attention the item that led leads again, unless another one is clearly nearer or the appearance has ended"
  )
  mutating func returning() {
    #expect(update([("a", 1, 0.2), ("b", 1, 0.25)]) == "none -> a")
    #expect(rules.attentionDidEnd().map { "\($0)" } == "a -> none")
    #expect(rules.attentionDidEnd() == nil)
    #expect(update([("a", 1, 0.25), ("b", 1, 0.2)], isSettled: false) == nil)
    #expect(update([("a", 1, 0.25), ("b", 1, 0.2)]) == "none -> a")
    _ = rules.attentionDidEnd()
    #expect(update([("a", 1, 0.4), ("b", 1, 0.2)]) == "none -> b")
    _ = rules.attentionDidEnd()
    rules.appearanceDidEnd()
    #expect(update([("a", 1, 0.2), ("b", 1, 0.25)]) == "none -> a")
  }

  @Test("The item that led before a loss of the attention is forgotten as soon as another one could lead instead")
  mutating func forgotten() {
    #expect(update([("a", 1, 0.2)]) == "none -> a")
    _ = rules.attentionDidEnd()
    #expect(update([("b", 1, 0.2)]) == "none -> b")
    #expect(update([("a", 1, 0.2)], isSettled: false) == "b -> none")
    #expect(update([("a", 1, 0.25), ("c", 1, 0.2)]) == "none -> c")
  }
}
