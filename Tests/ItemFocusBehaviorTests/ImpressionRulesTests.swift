import Testing

@testable import ItemFocusBehavior

/// The values alone, without a list.
struct ImpressionRulesTests {
  /// One reading: at a time, items and how much of each is visible.
  private typealias Step = (time: Double, visible: KeyValuePairs<String, Double>)

  private func impressions(
    _ steps: [Step], atLeast fraction: Double = 0.5, for duration: Double = 1,
    _ repetition: ItemImpression<String>.Repetition = .oncePerAppearance
  ) -> [String] {
    var rules = ImpressionRules<String>(atLeast: fraction, for: duration, repetition)
    var before: [String] = []
    return steps.flatMap { step in
      let (items, former) = (step.visible.map(\.key), before)
      before = items
      let sights = step.visible.map { ItemSight(fraction: $1, was: former.firstIndex(of: $0)) }
      return rules.update(items, sights, at: step.time).map { "\(step.time): \($0)" }
    }
  }

  @Test("An item counts when half of it has been visible for a second, and not before")
  func second() {
    #expect(
      impressions([(0, ["a": 0.5, "b": 0.499]), (0.9, ["a": 0.7, "b": 0.499]), (1, ["a": 0.6, "b": 0.499])])
        == ["1.0: a seen for 1.0 s, up to 0.7"])
  }

  @Test("A break starts the second again: too little of the item, or nothing because the attention was lost")
  func breaks() {
    #expect(
      impressions([
        (0, ["a": 1, "b": 1]), (0.9, ["a": 0.4]), (1, ["a": 1, "b": 1]), (1.9, ["a": 1, "b": 1]),
        (2, ["a": 1, "b": 1]),
      ]) == ["2.0: a seen for 1.0 s, up to 1.0", "2.0: b seen for 1.0 s, up to 1.0"])
  }

  @Test("Once per appearance an item counts once, however often it comes back; the next appearance begins anew")
  func oncePerAppearance() {
    var rules = ImpressionRules<String>(atLeast: 0.5, for: 1, .oncePerAppearance)
    func counts(from start: Double) -> [Int] {
      [nil, 0, 0].enumerated().map { step, formerIndex in
        rules.update(["a"], [ItemSight(was: formerIndex)], at: start + Double(step)).count
      }
    }
    #expect(counts(from: 0) == [0, 1, 0])
    #expect(rules.update([], [], at: 3).isEmpty)
    #expect(counts(from: 4) == [0, 0, 0] && rules.deadline == nil)
    rules.appearanceDidEnd()
    #expect(counts(from: 7) == [0, 1, 0])
  }

  @Test("Each time: an item counts again after a break, and once without one")
  func eachTime() {
    #expect(
      impressions(
        [(0, ["a": 1]), (1, ["a": 1]), (2, ["a": 1]), (3, ["a": 0.2]), (4, ["a": 0.8]), (5, ["a": 0.9])],
        .eachTime) == ["1.0: a seen for 1.0 s, up to 1.0", "5.0: a seen for 1.0 s, up to 0.9"])
  }

  @Test("The deadline is that of the item that has been visible longest and has not counted")
  func deadline() {
    var rules = ImpressionRules<String>(atLeast: 0.5, for: 1, .eachTime)
    #expect(rules.deadline == nil)
    _ = rules.update(["a"], [ItemSight(was: nil)], at: 10)
    _ = rules.update(["a", "b"], [ItemSight(was: 0), ItemSight(was: nil)], at: 10.5)
    #expect(rules.deadline == 11)
    _ = rules.update(["a", "b"], [ItemSight(was: 0), ItemSight(was: 1)], at: 11)
    #expect(rules.deadline == 11.5)
  }

  @Test("An item keeps its time when it changes its place in the list, and loses it when the attention is lost")
  func order() {
    #expect(
      impressions([(0, ["a": 1, "b": 1]), (0.5, ["c": 1, "b": 1, "a": 0.4]), (1, ["b": 1, "c": 1, "a": 1])])
        == ["1.0: b seen for 1.0 s, up to 1.0"])
    var rules = ImpressionRules<String>(atLeast: 0.5, for: 1, .eachTime)
    _ = rules.update(["a", "b"], [ItemSight(was: nil), ItemSight(was: nil)], at: 0)
    rules.attentionDidEnd()
    #expect(rules.deadline == nil)
    #expect(rules.update(["a", "b"], [ItemSight(was: 0), ItemSight(was: 1)], at: 5) == [])
  }

  @Test("A timer that fires a little early counts; with no duration an item counts at once")
  func rounding() {
    #expect(impressions([(0, ["a": 1]), (0.999_9, ["a": 1])]).count == 1)
    #expect(impressions([(0, ["a": 1])], for: 0).count == 1)
  }
}
