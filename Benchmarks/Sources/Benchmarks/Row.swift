import Foundation

/// A question that a user would ask: what our code costs beside code written by hand, in the same run.
@MainActor
struct Row {
  /// What the three pieces of work cost.
  struct Costs {
    let ours: Double
    let byHand: Double
    /// What the stand-in costs alone, which is in both.
    let standIn: Double
  }

  let question: String
  private let unit: String
  private let measure: @MainActor () -> Costs

  init(_ question: String, unit: String = Meter.unit, measure: @escaping @MainActor () -> Costs) {
    self.question = question
    self.unit = unit
    self.measure = measure
  }

  /// - Parameters:
  ///   - question: What is done.
  ///   - count: How often the work does it. The row shows the cost of one.
  ///   - standIn: Prepares what the stand-in does without either.
  ///   - standInByHand: Prepares what the stand-in does for the code by hand, if that is more: for a display link.
  ///   - byHand: Prepares the same work by hand.
  ///   - ours: Prepares the work of ours.
  init(
    _ question: String, count: Int = 1, standIn: @escaping Meter.Preparation = { {} },
    standInByHand: Meter.Preparation? = nil, byHand: @escaping Meter.Preparation, ours: @escaping Meter.Preparation
  ) {
    self.init(question) {
      @MainActor func one(_ prepare: Meter.Preparation) -> Double { Meter.cost(prepare: prepare) / Double(count) }
      let alone = one(standIn)
      let more = standInByHand.map { one($0) - alone } ?? 0
      return Costs(ours: one(ours), byHand: one(byHand) - more, standIn: alone)
    }
  }

  static var all: [Row] { Appearing.rows + Resting.rows + Focus.rows + Feed.rows + Fields.rows + Memory.rows }

  static let heading = """
    | | ours | by hand | ratio | the stand-in in both |
    | -- | -: | -: | -: | -: |
    """

  /// Measures the row.
  /// - Returns: Its line of the table.
  func line() -> String {
    let costs = measure()
    let (ours, byHand) = (costs.ours - costs.standIn, costs.byHand - costs.standIn)
    let cells = [
      question + (unit == "instructions" ? "" : ", \(unit)"), number(ours), number(byHand), ratio(ours, byHand),
      number(costs.standIn),
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  private func ratio(_ a: Double, _ b: Double) -> String {
    guard b.rounded() > 0 else { return "" }
    return a / b < 10 ? "\((a / b * 10).rounded() / 10) ×" : "\(Int((a / b).rounded())) ×"
  }

  /// To three digits: more of them differ from run to run.
  private func rounded(_ value: Double) -> Double {
    let step = max(1, pow(10, (log10(max(1, abs(value)))).rounded(.down) - 2))
    return (value / step).rounded() * step
  }

  private func number(_ value: Double) -> String {
    let digits = String(Int(rounded(value)).magnitude)
    let grouped = digits.reversed().enumerated().reduce(into: "") { text, digit in
      if digit.offset > 0, digit.offset % 3 == 0 { text.append(",") }
      text.append(digit.element)
    }
    return (rounded(value) < 0 ? "-" : "") + String(grouped.reversed())
  }
}
