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
  /// Whether the log has each callback too.
  private let isVerbose: Bool
  /// Whether the log says what is done. Who types the commands knows it.
  private let namesSteps: Bool
  private var statistics = JourneyStatistics()
  /// What the user sees; nil without a player.
  var phone: () -> PhoneState? = { nil }
  /// The events and the lines that were played. It stays empty unless a file is asked for.
  private var recorded = JourneyRecording()

  init(_ options: DemoOptions, console: Console) {
    format = options.format
    isRecording = !options.files.isEmpty
    isVerbose = options.isVerbose
    namesSteps = !options.isInteractive
    self.console = console
  }

  func receive(_ event: JourneyEvent) {
    if isRecording { recorded.add(event, on: phone()) }
    switch format {
    case .log:
      statistics.add(event)
      log(event)
    case .jsonl:
      switch event.occurrence {
      case .step, .scene: return
      default: console.print(EventWords(event).jsonLine)
      }
    }
  }

  /// Reads the phone once more: an app goes on after it has reported an event.
  func turnDidEnd(at time: TimeInterval) {
    if isRecording { recorded.endTurn(at: time, phone) }
  }

  private func log(_ event: JourneyEvent) {
    switch event.occurrence {
    case .step(_, let story):
      guard namesSteps, let story else { return }
      console.print(LogLine.step(story, at: event.time, on: console.output))
    case .view where !isVerbose, .behavior where !isVerbose, .scene where !isVerbose: return
    default: console.print(LogLine(EventWords(event)).text(on: console.output))
    }
  }

  /// Prints the table of the log format. JSON Lines have no table.
  func printSummary(until end: TimeInterval) {
    guard format == .log else { return }
    console.print("")
    let table = statistics.table(at: end)
    console.print(table.text(on: console.output))
    guard let sentence = table.sentence else { return }
    console.print("")
    sentence.wrapped(to: console.output.width.map { max(20, $0 - 1) } ?? .max).forEach(console.print)
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
