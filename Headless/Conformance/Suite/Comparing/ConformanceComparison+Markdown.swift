extension ConformanceComparison {
  /// The comparison as a page of Markdown.
  public var markdown: String {
    var lines = [
      "## \(first.system) (\(first.device)) and \(second.system) (\(second.device))",
      "",
      "| rule | case | \(first.system) | \(second.system) | |",
      "|--|--|--|--|--|",
    ]
    lines += rows.map { row in
      let second = row.verdict == .agrees ? "the same" : Self.text(row.second)
      return Self.line([row.rule, row.name, Self.text(row.first), second, Self.text(row.verdict)])
    }
    if !answers.isEmpty {
      lines += ["", "| weak rule | the answer of \(first.system) | cases |", "|--|--|--|"]
      lines += answers.map { answer in
        let counts = [(answer.standard, "standard"), (answer.otherwise, "otherwise"), (answer.neither, "neither")]
        return Self.line([
          answer.name, answer.summary, counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", "),
        ])
      }
    }
    return (lines + ["", summary]).joined(separator: "\n")
  }

  /// How many rules and cases there are, and how many cases agree, differ or are not recorded.
  public var summary: String {
    let rules = Set(rows.map(\.rule)).count
    return "\(rules) rules, \(rows.count) cases: \(count(.agrees)) agree, \(count(.differs)) differ, "
      + "\(count(.notRecorded)) not recorded."
  }

  private static func text(_ verdict: Verdict) -> String {
    switch verdict {
    case .agrees: "agrees"
    case .differs: "**differs**"
    case .notRecorded: "not recorded"
    }
  }

  /// In the notation of Rules.md.
  private static func text(_ outcome: ConformanceOutcome?) -> String {
    switch outcome {
    case .observed(let lines) where lines.isEmpty: "no line"
    case .observed(let lines): lines.joined(separator: " -> ")
    case .leftOut(let reason): "left out: \(reason)"
    case nil: "not recorded"
    }
  }

  private static func line(_ cells: [String]) -> String {
    "| "
      + cells.map { $0.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|") }
      .joined(separator: " | ") + " |"
  }
}
