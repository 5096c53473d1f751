/// Which answer a system gives to a weak rule, in how many cases.
public struct WeakRuleAnswer: Hashable, Sendable {
  /// The name in `WeakRules.switches`.
  public let name: String
  /// The cases with the lines under the standard answer.
  public var standard = 0
  /// The cases with the lines under the other answer.
  public var otherwise = 0
  /// The cases with lines that no known answer explains.
  public var neither = 0

  /// `standard`, `otherwise` or `neither`; `mixed` if the cases do not have the same answer.
  public var summary: String {
    let given = [("standard", standard), ("otherwise", otherwise), ("neither", neither)].filter { $0.1 > 0 }
    return given.count == 1 ? given[0].0 : "mixed"
  }

  /// - Returns: the answers that follow from the recorded lines, in the order of the rules.
  static func answers(in recording: ConformanceRecording, to cases: [ConformanceCase]) -> [WeakRuleAnswer] {
    var answers: [String: WeakRuleAnswer] = [:]
    for tested in cases {
      guard case .observed(let lines)? = recording[tested.rule, tested.name] else { continue }
      for (name, others) in tested.otherwise {
        if lines == tested.expected {
          answers[name, default: WeakRuleAnswer(name: name)].standard += 1
        } else if lines == others {
          answers[name, default: WeakRuleAnswer(name: name)].otherwise += 1
        } else if !tested.otherwise.values.contains(lines) {
          answers[name, default: WeakRuleAnswer(name: name)].neither += 1
        }
      }
    }
    return answers.values.sorted {
      let (one, other) = ($0.name.split(separator: "-"), $1.name.split(separator: "-"))
      return (RuleNumber(String(one[0])), one.count, $0.name) < (RuleNumber(String(other[0])), other.count, $1.name)
    }
  }
}
