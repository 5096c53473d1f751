/// A question that a user would ask: what our code costs beside code written by hand, in the same run.
struct Row {
  let question: String
  let unit: String
  let ours: Double
  let byHand: Double
  /// What the stand-in costs alone, in both.
  let standIn: Double

  /// Measures all three.
  /// - Parameters:
  ///   - question: What is done.
  ///   - count: How often the work does it. The row shows the cost of one.
  ///   - standIn: Prepares what the stand-in does without either.
  ///   - byHand: Prepares the same work by hand.
  ///   - ours: Prepares the work of ours.
  @MainActor
  init(
    _ question: String, count: Int = 1, standIn: () -> Meter.Work = { {} }, byHand: () -> Meter.Work,
    ours: () -> Meter.Work
  ) {
    self.question = question
    unit = Meter.unit
    self.standIn = Meter.leastCost(prepare: standIn) / Double(count)
    self.byHand = Meter.leastCost(prepare: byHand) / Double(count)
    self.ours = Meter.leastCost(prepare: ours) / Double(count)
  }

  init(_ question: String, unit: String, standIn: Double = 0, byHand: Double, ours: Double) {
    self.question = question
    self.unit = unit
    self.standIn = standIn
    self.byHand = byHand
    self.ours = ours
  }

  static let heading = """
    | | ours | by hand | ratio | ours, net | by hand, net | net ratio |
    | -- | -: | -: | -: | -: | -: | -: |
    """

  var line: String {
    let net = (ours: ours - standIn, byHand: byHand - standIn)
    let cells = [
      question + (unit == "instructions" ? "" : ", \(unit)"), number(ours), number(byHand), ratio(ours, byHand),
      number(net.ours), number(net.byHand), ratio(net.ours, net.byHand),
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  private func ratio(_ a: Double, _ b: Double) -> String {
    guard b > 0 else { return "" }
    return a / b < 10 ? "\((a / b * 100).rounded() / 100) ×" : "\(Int((a / b).rounded())) ×"
  }

  private func number(_ value: Double) -> String {
    let digits = String(Int(value.rounded()).magnitude)
    let grouped = digits.reversed().enumerated().reduce(into: "") { text, digit in
      if digit.offset > 0, digit.offset % 3 == 0 { text.append(",") }
      text.append(digit.element)
    }
    return (value.rounded() < 0 ? "-" : "") + String(grouped.reversed())
  }
}
