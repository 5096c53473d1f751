import Foundation
import LifecycleTimeline

/// One event as one line to read.
struct LogLine {
  private let event: EventWords

  init(_ event: EventWords) {
    self.event = event
  }

  /// The line as in a file: of any length, without color.
  var description: String { text(on: .file) }

  /// - Returns: the line, or in a narrow terminal several: what does not fit is below, not cut.
  func text(on stream: StreamFacts) -> String {
    let columns = [
      Self.pad(String(format: "%.3f s", event.time), to: 11, left: true).styled(.dim, on: stream),
      Self.pad(event.kind.rawValue, to: 8).styled(event.kind.style, on: stream),
      Self.pad(event.subject, to: 10).styled(.bold, on: stream),
      Self.pad(event.name, to: 20).styled(style, on: stream),
    ]
    let details = event.details.compactMap(Self.words).joined(separator: ", ")
    let line = columns.joined(separator: "  ")
    guard !details.isEmpty else { return Self.trimmed(line) }
    guard let width = stream.width, Self.detailsColumn(of: event) + details.columns >= width else {
      return line + "  " + details
    }
    // Below the subject, in as many lines as it takes.
    let indent = String(repeating: " ", count: Self.subjectColumn)
    let lines = details.wrapped(to: max(20, width - Self.subjectColumn - 1), at: ", ").map { indent + $0 }
    return ([Self.trimmed(line)] + lines).joined(separator: "\n")
  }

  /// The line of a step, which stands before the events that it causes.
  static func step(_ story: String, at time: TimeInterval, on stream: StreamFacts) -> String {
    pad(String(format: "%.3f s", time), to: 11, left: true).styled(.dim, on: stream) + "  "
      + "▸ \(story)".styled(.bold, on: stream)
  }

  private static let subjectColumn = 11 + 2 + 8 + 2

  private static func detailsColumn(of event: EventWords) -> Int {
    subjectColumn + max(10, event.subject.columns) + 2 + max(20, event.name.columns) + 2
  }

  /// A gain of focus and a loss are what one looks for.
  private var style: TextStyle? {
    switch (event.kind, event.name) {
    case (.focus, "gained"), (.group, "gained"): .green
    case (.focus, "lost"), (.group, "lost"): .red
    default: nil
    }
  }

  /// A flag reads as its name, and is left out when it is false, like a latency of less than half a millisecond. The turns of
  /// the run loop are for programs to read.
  private static func words(of detail: TimelineEvent.Detail) -> String? {
    let name = detail.name
    switch detail.value {
    case .flag(let flag): return flag && name != "sameTurn" ? name : nil
    case .text(let text): return name == "message" ? text : "\(name) \(text)"
    case .null: return "\(name) nil"
    case .number(let number):
      let seconds = String(format: "%.3f s", number)
      return name == "seconds" ? seconds : name == "latency" && seconds == "0.000 s" ? nil : "\(name) \(seconds)"
    }
  }

  private static func pad(_ text: String, to width: Int, left: Bool = false) -> String {
    let space = String(repeating: " ", count: max(0, width - text.count))
    return left ? space + text : text + space
  }

  private static func trimmed(_ line: String) -> String {
    String(line.reversed().drop { $0 == " " }.reversed())
  }
}

extension EventWords.Kind {
  fileprivate var style: TextStyle? {
    switch self {
    case .view, .behavior: .dim
    case .focus, .group: .cyan
    case .app, .scene: .blue
    case .suspend: .magenta
    case .overlay, .input: .yellow
    case .console: .red
    case .step: nil
    }
  }
}
