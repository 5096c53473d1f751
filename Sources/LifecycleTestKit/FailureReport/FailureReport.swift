import Foundation
import LifecycleTimeline
import TimelineDrawing

/// What happened before a test failed, as the texts that are attached to it.
package struct FailureReport {
  /// Something that made the test fail.
  package struct Failure {
    /// Seconds since the test began.
    var time: TimeInterval
    /// The file and the line, where they are known.
    var place: String?
    var text: String

    package init(time: TimeInterval, place: String?, text: String) {
      self.time = time
      self.place = place
      self.text = text
    }
  }

  /// A decision about the focus of a screen.
  package struct Decision {
    /// Seconds since the test began.
    var time: TimeInterval
    var text: String

    package init(time: TimeInterval, text: String) {
      self.time = time
      self.text = text
    }
  }

  /// What the texts are called after, such as the name of the test.
  var name: String
  /// The test, as a sentence names it.
  var title: String
  var failures: [Failure]
  var recording: TimelineRecording
  var decisions: [Decision]

  package init(
    name: String, title: String, failures: [Failure], recording: TimelineRecording, decisions: [Decision]
  ) {
    self.name = name
    self.title = title
    self.failures = failures
    self.recording = recording
    self.decisions = decisions
  }

  /// The names of files and their texts. The first one is for reading; the others are left out where they would be empty.
  package var attachments: [(name: String, text: String)] {
    var attachments = [("\(name).what-happened.txt", summary)]
    if !recording.events.isEmpty {
      attachments += [("\(name).timeline.jsonl", recording.jsonLines), ("\(name).timeline.svg", recording.svg())]
    }
    if !decisions.isEmpty { attachments.append(("\(name).focus.txt", Self.text(of: decisions.map(\.line)))) }
    return attachments
  }

  /// The last moments, in about thirty lines.
  var summary: String {
    var lines = ["\(title) failed. Times are seconds since the test began."]
    lines += Self.section("What failed", failures.count, failures.prefix(3).flatMap(\.lines), isCut: failures.count > 3)
    let events = recording.events.suffix(16).map(\.transcriptLine)
    lines += Self.section("What happened", recording.events.count, events, isCut: recording.events.count > 16)
    let last = decisions.suffix(4).map(\.line)
    lines += Self.section("Why a screen had focus, or not", decisions.count, last, isCut: decisions.count > 4)
    if recording.events.isEmpty { lines += ["", "Nothing was recorded: no screen with behaviors was shown."] }
    return Self.text(of: lines)
  }

  private static func section(_ title: String, _ count: Int, _ lines: [String], isCut: Bool) -> [String] {
    lines.isEmpty ? [] : ["", title + (isCut ? ", \(count) in all:" : ":")] + lines
  }

  private static func text(of lines: [String]) -> String {
    lines.joined(separator: "\n") + "\n"
  }
}

extension FailureReport.Failure {
  /// The time and the place, then the first lines of the text.
  fileprivate var lines: [String] {
    let text = self.text.split(separator: "\n", omittingEmptySubsequences: true)
    let first = time.inColumn + (place.map { "  \($0)" } ?? "")
    return [first] + text.prefix(3).map { "             \($0)" } + (text.count > 3 ? ["             …"] : [])
  }
}

extension FailureReport.Decision {
  fileprivate var line: String { "\(time.inColumn)  \(text)" }
}

extension TimeInterval {
  /// As wide as in the line of an event.
  fileprivate var inColumn: String {
    String(repeating: " ", count: max(0, 11 - inSeconds.count)) + inSeconds
  }
}
