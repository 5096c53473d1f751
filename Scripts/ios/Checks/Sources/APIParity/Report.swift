/// What the command prints, and whether all is well.
public struct Report: Equatable, Sendable {
  let unexplained: [Difference]
  private let staleEntries: [ExceptionsList.Entry]
  private let comparedCount: Int
  private let exceptions: ExceptionsList

  public init(_ parity: Parity, _ exceptions: ExceptionsList) {
    func explains(_ entry: ExceptionsList.Entry, _ difference: Difference) -> Bool {
      entry.path == difference.path && entry.kind == difference.kind
    }
    unexplained = parity.differences.filter { difference in
      !exceptions.entries.contains { explains($0, difference) }
    }
    staleEntries = exceptions.entries.filter { entry in
      !parity.differences.contains { explains(entry, $0) }
    }
    comparedCount = parity.comparedCount
    self.exceptions = exceptions
  }

  public var isClean: Bool { unexplained.isEmpty && staleEntries.isEmpty }

  public var text: String {
    var lines: [String] = []
    for group in Set(unexplained.map(\.group)).sorted() {
      lines += [group] + unexplained.filter { $0.group == group }.map { "  \($0)" } + [""]
    }
    for entry in staleEntries {
      lines.append("\(exceptions.file):\(entry.line): no longer applies: \(entry.path): \(entry.kind.rawValue)")
    }
    lines.append(
      "\(comparedCount) declarations compared, \(unexplained.count) differences, \(exceptions.entries.count) exceptions"
    )
    if !isClean {
      lines.append(
        "Spell the declaration as UIKit does, or add a line with its reason to \(exceptions.file). Delete a line that no longer applies."
      )
    }
    return lines.joined(separator: "\n")
  }
}
