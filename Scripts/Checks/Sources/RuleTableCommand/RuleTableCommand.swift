import ArgumentParser
import Foundation
import RuleTable

@main
struct RuleTableCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rule-table",
    abstract: "Writes the table of rules, their cases and their tests at the end of Fidelity.md.",
    discussion: "Fails (1) when a rule is not checked without a reason, and with --check when the table is out of date."
  )

  @Option(help: "The tests, as Swift Testing lists them in its stream of events.")
  var tests: String

  @Option(parsing: .upToNextOption, help: "The test targets whose tests count.")
  var modules: [String]

  @Option(help: "The cases of the conformance suite, one a line: its rule, a colon and its name.")
  var cases: String

  @Option(help: "Rules.md.")
  var rules: String

  @Option(help: "Fidelity.md.")
  var fidelity: String

  @Flag(help: "Write nothing.")
  var check = false

  func run() throws {
    let page = try String(contentsOfFile: fidelity, encoding: .utf8)
    let table = RuleTable(
      rules: try String(contentsOfFile: rules, encoding: .utf8), fidelity: page,
      cases: try String(contentsOfFile: cases, encoding: .utf8).split(separator: "\n").map(String.init),
      tests: try NamedTest.list(String(contentsOfFile: tests, encoding: .utf8), of: modules))
    table.problems.forEach { print($0) }
    guard table.problems.isEmpty else { throw ExitCode.failure }
    let updated = table.written(into: page)
    if !check {
      try updated.write(toFile: fidelity, atomically: true, encoding: .utf8)
    } else if updated != page {
      for line in updated.split(separator: "\n").difference(from: page.split(separator: "\n")) {
        switch line {
        case .insert(_, let text, _): print("+ \(text)")
        case .remove(_, let text, _): print("- \(text)")
        }
      }
      print("\(fidelity) is out of date; run Scripts/rule-table")
      throw ExitCode.failure
    }
    print("\(table.lines.count - 4) rules, each with its cases, its tests or the reason why there are none")
  }
}
