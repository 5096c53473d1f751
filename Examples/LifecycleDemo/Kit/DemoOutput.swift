import Foundation

/// How events are printed.
@MainActor
struct DemoOutput {
  enum Format: String, CaseIterable {
    case log, jsonl
  }

  let format: Format
  private let printLine: (String) -> Void

  init(format: Format, print: @escaping (String) -> Void) {
    self.format = format
    printLine = print
  }

  func print(_ event: JourneyEvent) {
    switch format {
    case .log: printLine(LogLine(event).description)
    case .jsonl: printLine(JSONLine(event).description)
    }
  }

  /// The table of the log format; JSON Lines are followed by nothing.
  func printSummary(of events: [JourneyEvent], until end: TimeInterval) {
    guard format == .log else { return }
    var statistics = JourneyStatistics()
    events.forEach { statistics.add($0) }
    printLine("")
    printLine(statistics.table(at: end).description)
  }
}
