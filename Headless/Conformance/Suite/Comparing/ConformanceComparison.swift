/// Two recordings side by side, case by case, in the order of the rules.
///
/// The first is usually UIKit's, or what the rules demand; the second is usually the stand-in's.
public struct ConformanceComparison: Sendable {
  public enum Verdict: Hashable, Sendable {
    case agrees
    case differs
    /// At least one of the two systems has not run the case.
    case notRecorded
  }

  public struct Row: Hashable, Sendable {
    public let rule: String
    public let name: String
    /// Nil if the recording does not have the case.
    public let first: ConformanceOutcome?
    public let second: ConformanceOutcome?

    public var verdict: Verdict {
      guard case .observed(let lines) = first, case .observed(let others) = second else { return .notRecorded }
      return lines == others ? .agrees : .differs
    }
  }

  public let first: ConformanceRecording
  public let second: ConformanceRecording
  /// A row for each of the cases, and for each case that one of the recordings has and the list of cases has not.
  public let rows: [Row]
  /// Which answer the first system gives to each weak rule that it was asked about.
  public let answers: [WeakRuleAnswer]

  /// - Parameters:
  ///   - first: a recording of one system.
  ///   - second: a recording of another system.
  ///   - cases: the cases there are.
  public init(
    of first: ConformanceRecording, with second: ConformanceRecording, cases: [ConformanceCase] = ConformanceCase.all
  ) {
    self.first = first
    self.second = second
    var names: [CaseName] = []
    var known: Set<CaseName> = []
    for name in cases.map({ CaseName(rule: $0.rule, name: $0.name) })
      + (first.results + second.results).map({ CaseName(rule: $0.rule, name: $0.name) })
    where known.insert(name).inserted {
      names.append(name)
    }
    rows = names.enumerated()
      .sorted { (RuleNumber($0.element.rule), $0.offset) < (RuleNumber($1.element.rule), $1.offset) }
      .map { _, name in
        Row(
          rule: name.rule, name: name.name, first: first[name.rule, name.name], second: second[name.rule, name.name])
      }
    answers = WeakRuleAnswer.answers(in: first, to: cases)
  }

  /// How many rows have this verdict.
  public func count(_ verdict: Verdict) -> Int {
    rows.count { $0.verdict == verdict }
  }

  private struct CaseName: Hashable {
    let rule: String
    let name: String
  }
}
