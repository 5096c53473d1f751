import Foundation

/// Makes of each event of a journey what is asked for: a line of output, a row of the table at the end, a recording.
@MainActor
final class DemoOutput {
  enum Format: String, CaseIterable {
    case log, jsonl
  }

  private let format: Format
  private let console: Console
  private let isRecording: Bool
  private var statistics = JourneyStatistics()
  /// What the user sees now.
  var phone: () -> PhoneState? = { nil }
  /// The events and the lines that were played. It stays empty unless a file is asked for.
  private var recorded = JourneyRecording()

  init(format: Format, isRecording: Bool, console: Console) {
    self.format = format
    self.isRecording = isRecording
    self.console = console
  }

  func receive(_ event: JourneyEvent) {
    if isRecording { recorded.add(event, on: phone()) }
    if case .step = event.occurrence { return }
    let words = EventWords(event)
    switch format {
    case .log:
      console.print(LogLine(words).text(on: console.output))
      statistics.add(event)
    case .jsonl: console.print(words.jsonLine)
    }
  }

  /// Prints the table of the log format. JSON Lines have no table.
  func printSummary(until end: TimeInterval) {
    guard format == .log else { return }
    console.print("")
    console.print(statistics.table(at: end).text(on: console.output))
  }

  /// Prints lines below the table. There is nothing else among JSON Lines.
  func printNotes(_ notes: [String]) {
    guard format == .log, !notes.isEmpty else { return }
    console.print("")
    notes.forEach(console.print)
  }

  /// - Parameters:
  ///   - end: seconds of journey time.
  ///   - began: when the journey began; nil in virtual time.
  /// - Returns: what has happened until then.
  func recording(until end: TimeInterval, began: Date? = nil) -> JourneyRecording {
    recorded.ended(at: end, began: began)
  }
}
