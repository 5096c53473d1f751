import Foundation

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

  func receive(_ event: JourneyEvent) {
    spans.add(event)
    if options.storyboard != nil { storyboard.add(event, phone: phone) }
    switch options.format {
    case .log: if options.isVerbose || event.isInLog { console.print(event.logLine) }
    case .jsonl: if event.isInJSONLines { console.print(event.jsonLine) }
    }
  }

  /// Prints the closing line of the log, and writes the storyboard.
  /// - Parameter end: seconds of journey time.
  /// - Throws: if the storyboard cannot be written.
  func finish(at end: TimeInterval) throws {
    if options.format == .log, let sentence = spans.sentence(until: end) { console.print("\n" + sentence) }
    guard let path = options.storyboard else { return }
    storyboard.end(phone: phone)
    do {
      try Files.write(storyboard.svg(spans, until: end), to: path)
    } catch {
      throw CommandError("cannot write the storyboard '\(path)': \(error)")
    }
  }
}

extension JourneyEvent {
  /// The log has the focus that decides: in a player it is the one under `.media`.
  fileprivate var isInLog: Bool {
    switch kind {
    case .view, .behavior: false
    case .focus: preset == (subject == Playback.screenName ? .media : .attention)
    case .group, .app, .suspend, .overlay, .input, .console, .step: true
    }
  }

  var isInJSONLines: Bool { kind != .step && preset != .media }
}
