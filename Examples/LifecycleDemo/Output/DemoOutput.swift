import Foundation
import LifecycleTimeline

/// Prints each event of a journey, and its closing line; draws its storyboard.
@MainActor
final class DemoOutput {
  enum Format: String {
    case log, jsonl
  }

  private let options: DemoOptions
  private let console: Console
  private var spans = JourneySpans()
  private var storyboard = Storyboard()
  /// Returns what the user sees; nil without a player.
  var phone: () -> PhoneState? = { nil }

  init(_ options: DemoOptions, console: Console) {
    self.options = options
    self.console = console
  }

  func receive(_ event: TimelineEvent) {
    spans.add(event)
    if options.storyboard != nil { storyboard.add(event, phone: phone) }
    switch options.format {
    case .log: if options.isVerbose || event.isInLog { console.print(event.logLine) }
    case .jsonl: if event.isInJSONLines { console.print(event.jsonLine) }
    }
  }

  /// Prints the closing line of the log, and writes the storyboard.
  /// - Parameter end: seconds of journey time.
  /// - Throws: if there is no storyboard, or it cannot be written.
  func finish(at end: TimeInterval) throws {
    if options.format == .log, let sentence = spans.sentence(until: end) {
      console.print("\n" + TimelineEvent.escaped(sentence))
    }
    guard let path = options.storyboard else { return }
    storyboard.end(phone: phone)
    guard let svg = storyboard.svg(spans, until: end) else {
      throw CommandError("no screen has focus in the journey, so there is no storyboard")
    }
    do {
      try Files.write(svg, to: path)
    } catch {
      throw CommandError("cannot write the storyboard '\(path)': \(error)")
    }
  }
}
