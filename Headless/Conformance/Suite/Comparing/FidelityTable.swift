/// For each rule and each system that was recorded: whether the stand-in does the same. A section of Fidelity.md.
public struct FidelityTable {
  private let comparisons: [ConformanceComparison]

  /// - Parameter comparisons: each of a system with the stand-in.
  public init(_ comparisons: [ConformanceComparison]) {
    self.comparisons = comparisons
  }

  /// A table of Markdown, with one line for each rule: ✓ if all cases that were recorded agree, ✗ if one differs, – if
  /// none was recorded.
  public var fidelityRows: [String] {
    let systems = comparisons.map { "\($0.first.system), \($0.first.device)" }
    let rules = Set(comparisons.flatMap { $0.rows.map(\.rule) }).sorted { RuleNumber($0) < RuleNumber($1) }
    let header = ["| rule | \(systems.joined(separator: " | ")) |", "|--|" + systems.map { _ in "--|" }.joined()]
    return header
      + rules.map { rule in
        "| \(rule) | " + comparisons.map { Self.mark(rule, in: $0) }.joined(separator: " | ") + " |"
      }
  }

  private static func mark(_ rule: String, in comparison: ConformanceComparison) -> String {
    let verdicts = comparison.rows.filter { $0.rule == rule }.map(\.verdict)
    if verdicts.contains(.differs) { return "✗" }
    return verdicts.contains(.agrees) ? "✓" : "–"
  }
}
