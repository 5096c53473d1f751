import Foundation

/// One row for each kind of trial, and one line for each trial that failed.
struct ResultTable {
  var results: [TrialResult]

  var isRight: Bool { results.allSatisfy(\.isRight) }

  var isAllowed: Bool { results.allSatisfy(\.isAllowed) }

  var text: String {
    var names: [String] = []
    for result in results where !names.contains(result.trial.name) { names.append(result.trial.name) }
    let head = ["what was done", "what has to be reported", "runs", "right", "largest error"]
    let rows = [head] + names.map { name in row(results.filter { $0.trial.name == name }) }
    let widths = head.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      let cells = zip(row, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }
      return cells.joined(separator: "  ").trimmingCharacters(in: .whitespaces)
    }
    let wrong = results.filter { !$0.isRight }.map {
      "\($0.isAllowed ? "busy" : "wrong"): \($0.trial.name): \($0.reported), error \(Self.text($0.error))"
    }
    return (lines + wrong).joined(separator: "\n")
  }

  private func row(_ results: [TrialResult]) -> [String] {
    let errors = results.compactMap(\.error)
    return [
      results[0].trial.name, results[0].trial.expectation, "\(results.count)", "\(results.filter(\.isRight).count)",
      Self.text(errors.max { abs($0) < abs($1) }),
    ]
  }

  private static func text(_ error: TimeInterval?) -> String {
    error.map { String(format: "%+.3f s", $0) } ?? "-"
  }
}
