/// A finding as text: what is wrong, how to come there, and the same as a test.
struct FuzzReport {
  private let finding: FuzzFinding

  init(_ finding: FuzzFinding) {
    self.finding = finding
  }

  var text: String {
    guard !finding.steps.isEmpty else {
      return finding.seed == nil ? finding.fault.message : finding.fault.message + "\nThe launch alone leads to it."
    }
    let consequences = finding.consequences.map { "With it comes: " + $0.message }
    return ([finding.fault.message] + consequences + doubts + [heading] + lines + ["As a test of its own:"] + test)
      .joined(separator: "\n")
  }

  private var doubts: [String] {
    let rules = finding.steps.compactMap { if case .assume(let rule) = $0.command { rule } else { nil } }
    guard !rules.isEmpty else { return [] }
    let names = rules.joined(separator: ", ")
    return ["It depends on an answer about UIKit that is not known for sure: \(names) in Fidelity.md."]
  }

  private var heading: String {
    let count = finding.steps.count
    var remarks = [finding.firstLength == count ? nil : "from \(finding.firstLength)"]
    remarks.append(finding.playCount == 0 ? nil : "\(finding.playCount) plays")
    remarks.append(finding.seed.map { "seed \($0)" })
    remarks.append(finding.count == 1 ? nil : "\(finding.count) journeys lead to it")
    let remark = remarks.compactMap { $0 }.joined(separator: ", ")
    return (count == 1 ? "1 step" : "\(count) steps") + (remark.isEmpty ? ":" : " (\(remark)):")
  }

  private var lines: [String] {
    let width = finding.steps.map(\.command.text.count).max() ?? 0
    return finding.steps.map { "  " + $0.line(width: min(40, width)) }
  }

  private var test: [String] {
    let steps = finding.steps.map(\.command.text).joined(separator: "; ")
    // A text with a quote or a backslash in it needs a raw string.
    let literal = steps.contains { $0 == "\"" || $0 == "\\" } ? "#\"\(steps)\"#" : "\"\(steps)\""
    return ["  @Test func \(finding.fault.testName)() async throws {", "    try await app.play(\(literal))", "  }"]
  }
}

extension FuzzFault {
  /// The name of the test for a fault.
  fileprivate var testName: String {
    let words = subject.split { !$0.isLetter && !$0.isNumber }.prefix(3)
    let subject = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let first = subject.prefix(1).lowercased() + subject.dropFirst()
    return switch kind {
    case .notReleased: "\(first)IsReleased"
    case .openedTwice: "\(first)OpensOnce"
    case .missedSuper: "\(first)CallsSuper"
    case .stuck: "\(first)CanBeLeft"
    case .budget: "staysInItsBudget"
    default: "\(kind)\(subject)".filter { $0.isLetter || $0.isNumber }
    }
  }
}
