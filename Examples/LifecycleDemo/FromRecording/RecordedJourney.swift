import Foundation
import Journey
import LifecycleTimeline

/// A recording as a journey: what the user, the app and the system did, as commands that play the same again.
///
/// ```swift
/// let recording = try TimelineRecording(jsonLines: text)
/// print(RecordedJourney(recording).text)
/// ```
///
/// It is written from facts alone: how screens came and went, where they were, and the states of the app. What a journey cannot
/// play is a comment in its place.
struct RecordedJourney {
  /// What is in a line of the text.
  enum Content: Hashable {
    case command(JourneyLine)
    /// What happened and cannot be played.
    case missing(String)
    /// What the recording does not say about the line that follows.
    case remark(String)
  }

  struct Entry: Hashable {
    /// Seconds of the recording.
    let time: TimeInterval
    let content: Content

    init(_ time: TimeInterval, _ content: Content) {
      self.time = time
      self.content = content
    }
  }

  /// What is written, in the order of time.
  let entries: [Entry]
  private let duration: TimeInterval

  init(_ recording: TimelineRecording) {
    var writer = JourneyWriter(recording.events)
    entries = writer.write().sorted(by: \.time)
    duration = recording.duration
  }

  /// What cannot be played, with the seconds.
  var missing: [String] {
    entries.compactMap { if case .missing(let text) = $0.content { "\($0.time.text) \(text)" } else { nil } }
  }

  /// The lines, with the waits between them.
  var text: String {
    var lines: [String] = []
    var now: TimeInterval = 0
    // A journey begins with its first command.
    var hasBegun = false
    for entry in entries {
      switch entry.content {
      case .missing(let text): lines.append("# \(entry.time.text) s: cannot be played: \(text)")
      case .remark(let text): lines.append("# \(entry.time.text) s: \(text)")
      case .command(let line):
        if hasBegun { lines += Self.wait(from: now, to: entry.time) }
        hasBegun = true
        lines.append(line.text)
        now = max(now, entry.time)
        if case .system(.suspend(let seconds)) = line.command { now += seconds }
      }
    }
    return (lines + Self.wait(from: now, to: duration)).map { $0 + "\n" }.joined()
  }

  private static func wait(from start: TimeInterval, to end: TimeInterval) -> [String] {
    let seconds = ((end - start) * 1_000_000).rounded() / 1_000_000
    return seconds > 0 ? [JourneyCommand.wait(seconds).text] : []
  }
}

extension [RecordedJourney.Entry] {
  /// Sorts without changing the order of entries with the same time.
  fileprivate func sorted(by time: KeyPath<Element, TimeInterval>) -> Self {
    enumerated().sorted {
      ($0.element[keyPath: time], $0.offset) < ($1.element[keyPath: time], $1.offset)
    }.map(\.element)
  }
}

extension TimeInterval {
  fileprivate var text: String {
    let digits = "\((self * 1000).rounded() / 1000)"
    return digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
  }
}
