/// Where each rule of Rules.md is checked: in how many cases of the conformance suite, in which tests whose titles name
/// it, or the reason why nowhere.
public struct RuleTable {
  public static let mark = "<!-- The table below is written by Scripts/rule-table. -->"

  /// The lines of the table.
  public private(set) var lines = [mark, "", "| rule | cases | tests |", "|--|--|--|"]
  /// The rules that have neither a check nor a reason, or that have both.
  public private(set) var problems: [String] = []

  /// - Parameters:
  ///   - rules: the text of Rules.md, where a rule begins its line with its number: "R45. …".
  ///   - fidelity: the text of Fidelity.md, which lists the rules that nothing checks: "- R45: why".
  ///   - cases: all cases of the conformance suite: "R45: the name of the case".
  ///   - tests: all tests of the package.
  public init(rules: String, fidelity: String, cases: [String], tests: [NamedTest]) {
    var counts: [String: Int] = [:]
    for name in cases { counts[String(name.prefix { $0 != ":" }), default: 0] += 1 }
    var named: [String: Set<String>] = [:]
    for test in tests {
      for rule in test.title.matches(of: /\b[RTW][0-9]+/) { named[String(rule.output), default: []].insert(test.name) }
    }
    var reasons: [String: String] = [:]
    for line in fidelity.split(separator: "\n") {
      if let match = line.wholeMatch(of: /- ([RTW][0-9]+): (.*)/) { reasons[String(match.1)] = String(match.2) }
    }
    for (rule, text) in Self.entries(of: rules) {
      let count = counts[rule].map(String.init) ?? ""
      let tests = (named[rule] ?? []).sorted().joined(separator: ", ")
      let isChecked = !count.isEmpty || !tests.isEmpty
      // A trap says once more what the rules say that it names.
      let checkedBy = rule.hasPrefix("T") ? text.matches(of: /\bR[0-9]+/).map { String($0.output) } : []
      switch (isChecked, reasons[rule]) {
      case (true, nil): lines.append("| \(rule) | \(count) | \(tests) |")
      case (false, let reason?): lines.append("| \(rule) | | none: \(reason) |")
      case (false, nil) where !checkedBy.isEmpty:
        lines.append("| \(rule) | | those of \(checkedBy.joined(separator: ", ")) |")
      case (false, nil): problems.append("\(rule) has no case and no test, and Fidelity.md does not say why")
      case (true, .some): problems.append("\(rule) is checked, and is listed as left out")
      }
    }
  }

  /// The rules with their texts, in the order of the page.
  private static func entries(of page: String) -> [(rule: String, text: Substring)] {
    var entries: [(rule: String, text: Substring)] = []
    for line in page.split(separator: "\n") {
      if let match = line.prefixMatch(of: /([RTW][0-9]+)\./) {
        entries.append((String(match.1), line))
      } else if line.hasPrefix(" "), !entries.isEmpty {
        entries[entries.count - 1].text += line
      }
    }
    return entries
  }

  /// - Returns: the page with this table in place of the one it has.
  public func written(into page: String) -> String {
    let kept = page.split(separator: "\n", omittingEmptySubsequences: false).prefix { $0 != Self.mark }.map(String.init)
    return (kept + lines).joined(separator: "\n") + "\n"
  }
}
