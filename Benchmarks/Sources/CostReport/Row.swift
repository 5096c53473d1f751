/// A question about the cost, with what it is calculated from.
struct Row: Sendable {
  let question: String
  /// `instructions`, or what else is counted.
  var quantity = "instructions"
  let ours: Formula
  /// What ours is compared with, and in words.
  var other: Formula?
  var otherName = ""
  var goal = Goal()

  /// What ours may be at most.
  struct Goal: Sendable {
    var ratio: Double?
    var value: Double?
    var allocations: Double?
  }

  /// A row as it is printed.
  struct Cells {
    var question: String
    var ours: String
    var allocations: String
    var other: String
    var ratio: String
    var goal: String

    var all: [String] { [question, ours, allocations, other, ratio, goal] }
  }

  /// - Returns: the cells; nil if what they are calculated from was not measured.
  func cells(_ figures: Figures) -> Cells? {
    guard let ours = ours.value(figures, quantity) else { return nil }
    let allocations = quantity == "instructions" ? self.ours.value(figures, "allocations") : nil
    let other = other?.value(figures, quantity)
    let ratio = other.flatMap { $0 > 0 ? ours / $0 : nil }
    return Cells(
      question: question,
      ours: Self.text(ours) + (quantity == "instructions" ? "" : " \(quantity)"),
      allocations: allocations.map(Self.text) ?? "",
      other: other.map { "\(Self.text($0)), \(otherName)" } ?? otherName,
      ratio: ratio.map { "\(Self.text($0)) ×" } ?? "",
      goal: text(of: goal, met: goal.isMet(ratio: ratio, value: ours, allocations: allocations)))
  }

  private func text(of goal: Goal, met isMet: Bool) -> String {
    let limits = [
      goal.ratio.map { "\(Self.text($0)) ×" }, goal.value.map(Self.text),
      goal.allocations.map { "\(Self.text($0)) allocations" },
    ].compactMap { $0 }
    return limits.isEmpty ? "" : "at most " + limits.joined(separator: ", ") + (isMet ? "" : " (missed)")
  }

  /// `12,345`; small numbers with one or two digits after the point.
  static func text(_ value: Double) -> String {
    let value = rounded(value)
    if value != value.rounded() { return "\(value)" }
    let digits = String(Int(abs(value)))
    let groups = stride(from: digits.count, to: 0, by: -3).map { end in
      String(digits.prefix(end).suffix(3))
    }
    return (value < 0 ? "-" : "") + groups.reversed().joined(separator: ",")
  }

  /// As it is printed.
  fileprivate static func rounded(_ value: Double) -> Double {
    let digits: Double = abs(value) < 0.95 ? 100 : abs(value) < 9.95 ? 10 : 1
    return (value * digits).rounded() / digits
  }
}

extension Row.Goal {
  /// A limit that is not given is met.
  func isMet(ratio: Double?, value: Double, allocations: Double?) -> Bool {
    Self.holds(ratio, self.ratio) && Self.holds(value, self.value) && Self.holds(allocations, self.allocations)
  }

  private static func holds(_ value: Double?, _ limit: Double?) -> Bool {
    guard let limit else { return true }
    return value.map { Row.rounded($0) <= Row.rounded(limit) } ?? false
  }
}
