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

  /// `12,345`; small numbers with one digit after the point.
  static func text(_ value: Double) -> String {
    if abs(value) < 10, abs(value - value.rounded()) >= 0.05 { return "\((value * 10).rounded() / 10)" }
    let digits = String(Int(abs(value.rounded())))
    let groups = stride(from: digits.count, to: 0, by: -3).map { end in
      String(digits.prefix(end).suffix(3))
    }
    return (value.rounded() < 0 ? "-" : "") + groups.reversed().joined(separator: ",")
  }
}

extension Row.Goal {
  func isMet(ratio: Double?, value: Double, allocations: Double?) -> Bool {
    // As they are printed.
    (self.ratio.map { rounded(ratio ?? 0) <= $0 } ?? true) && (self.value.map { rounded(value) <= $0 } ?? true)
      && (self.allocations.map { rounded(allocations ?? 0) <= $0 } ?? true)
  }

  private func rounded(_ value: Double) -> Double {
    value < 10 ? (value * 10).rounded() / 10 : value.rounded()
  }
}
