import Foundation

/// Prints events as they happen, and counts for the table at the end.
@MainActor
final class DemoOutput {
  enum Format: String, CaseIterable {
    case log, jsonl
  }

  private let format: Format
  private let printLine: (String) -> Void
  private var statistics = JourneyStatistics()

  init(format: Format, print: @escaping (String) -> Void) {
    self.format = format
    printLine = print
  }

  func print(_ event: JourneyEvent) {
    switch format {
    case .log:
      printLine(LogLine(event).description)
      statistics.add(event)
    case .jsonl: printLine(JSONLine(event).description)
    }
  }

  /// Prints the table of the log format. JSON Lines have no table.
  func printSummary(until end: TimeInterval) {
    guard format == .log else { return }
    printLine("")
    printLine(statistics.table(at: end).description)
  }
}
