/// Each rule of Rules.md with the tests whose titles name it, or with the reason why there is none.
public struct RuleTable {
  public static let mark = "<!-- The table below is written by Scripts/rule-table. -->"

  /// The lines of the table.
  public private(set) var lines = [mark, "", "| rule | tests |", "|--|--|"]
  /// The rules that have neither a test nor a reason, or that have both.
  public private(set) var problems: [String] = []

  /// - Parameters:
  ///   - rules: the text of Rules.md, where a rule begins its line with its number: "R45. …".
  ///   - fidelity: the text of Fidelity.md, which lists the rules without a test: "- R45: why".
  ///   - tests: all tests of the package.
  public init(rules: String, fidelity: String, tests: [NamedTest]) {
    var named: [String: Set<String>] = [:]
    for test in tests {
      for rule in test.title.matches(of: /\b[RTW][0-9]+/) { named[String(rule.output), default: []].insert(test.name) }
    }
    var reasons: [String: String] = [:]
    for line in fidelity.split(separator: "\n") {
      if let match = line.wholeMatch(of: /- ([RTW][0-9]+): (.*)/) { reasons[String(match.1)] = String(match.2) }
    }
    for line in rules.split(separator: "\n") {
      guard let match = line.prefixMatch(of: /([RTW][0-9]+)\./) else { continue }
      let rule = String(match.1)
      switch (named[rule], reasons[rule]) {
      case (let tests?, nil): lines.append("| \(rule) | \(tests.sorted().joined(separator: ", ")) |")
      case (nil, let reason?): lines.append("| \(rule) | none: \(reason) |")
      case (nil, nil): problems.append("\(rule) has no test, and Fidelity.md does not say why")
      case (.some, .some): problems.append("\(rule) has a test and is listed as left out")
      }
    }
  }

  /// - Returns: the page with this table in place of the one it has.
  public func written(into page: String) -> String {
    let kept = page.split(separator: "\n", omittingEmptySubsequences: false).prefix { $0 != Self.mark }.map(String.init)
    return (kept + lines).joined(separator: "\n") + "\n"
  }
}
