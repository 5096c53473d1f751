import Testing

@testable import ItemFocusBehavior

/// The values alone, without a list.
struct ImpressionRulesTests {
  /// One reading: at a time, items and how much of each is visible.
  private typealias Step = (time: Double, visible: KeyValuePairs<String, Double>)

  private func impressions(
    _ steps: [Step], atLeast fraction: Double = 0.5, for duration: Double = 1,
    _ repetition: ItemImpression<String>.Repetition = .oncePerVisit
  ) -> [String] {
    var rules = ImpressionRules<String>(atLeast: fraction, for: duration, repetition)
    return steps.flatMap { step in
      rules.update(step.visible.map { VisibleItem(item: $0, fraction: $1) }, at: step.time)
        .map { "\(step.time): \($0)" }
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

  @Test("Once per visit an item counts once, however often it comes back; the next visit begins anew")
  func oncePerVisit() {
    var rules = ImpressionRules<String>(atLeast: 0.5, for: 1, .oncePerVisit)
    let seen = [VisibleItem(item: "a", fraction: 1)]
    var counts: [Int] = []
    for time in [0.0, 1, 2] { counts.append(rules.update(seen, at: time).count) }
    counts.append(rules.update([], at: 3).count)
    for time in [4.0, 5] { counts.append(rules.update(seen, at: time).count) }
    #expect(counts == [0, 1, 0, 0, 0, 0] && rules.deadline == nil)
    rules.visitDidEnd()
    counts = [6.0, 7].map { rules.update(seen, at: $0).count }
    #expect(counts == [0, 1])
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
    _ = rules.update([VisibleItem(item: "a", fraction: 1)], at: 10)
    _ = rules.update([VisibleItem(item: "a", fraction: 1), VisibleItem(item: "b", fraction: 1)], at: 10.5)
    #expect(rules.deadline == 11)
    _ = rules.update([VisibleItem(item: "a", fraction: 1), VisibleItem(item: "b", fraction: 1)], at: 11)
    #expect(rules.deadline == 11.5)
  }

  @Test("A timer that fires a little early counts; with no duration an item counts at once")
  func rounding() {
    #expect(impressions([(0, ["a": 1]), (0.999_9, ["a": 1])]).count == 1)
    #expect(impressions([(0, ["a": 1])], for: 0).count == 1)
  }
}
