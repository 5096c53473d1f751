import Foundation
import LifecycleTimeline

/// The events before a test failed, as the texts that are attached to it.
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

  /// The name in the titles of the texts, such as the name of the test.
  var name: String
  /// The name of the test in a sentence.
  var title: String
  var failures: [Failure]
  /// Each failure is a note in it.
  var recording: TimelineRecording
  /// All of them, oldest first.
  var decisions: [Decision]
  /// The last ones before the last failure.
  var decisionsBefore: [Decision]

  package init(
    name: String, title: String, failures: [Failure], recording: TimelineRecording, decisions: [Decision],
    decisionsBefore: [Decision]
  ) {
    self.name = name
    self.title = title
    self.failures = failures
    self.recording = recording
    self.decisions = decisions
    self.decisionsBefore = decisionsBefore
  }

  /// The note of a failure.
  static let note = (name: "failure", subject: "test")

  /// The names of files and their texts. The first one is for reading; the others are left out where they would be empty.
  package var attachments: [(name: String, text: String)] {
    var attachments = [("\(name).what-happened.txt", summary)]
    if hasScreens {
      attachments.append((recordingName, recording.jsonLines))
    }
    if !decisions.isEmpty { attachments.append(("\(name).focus.txt", Self.text(of: decisions.map(\.line)))) }
    return attachments
  }

  /// The failure and the last moments before it, in about thirty lines. Moments after it belong to the end of the test.
  var summary: String {
    let last = recording.events.lastIndex { ($0.name, $0.subject) == Self.note } ?? recording.events.count - 1
    let events = recording.events[...last]
    let sections = [
      ("What failed", failures.prefix(3).flatMap(\.lines), of: failures.count, failures.count > 3),
      ("What happened before", events.suffix(16).map(\.description), of: events.count, events.count > 16),
      ("Why a screen had focus, or not", decisionsBefore.map(\.line), of: decisions.count, false),
    ]
    var lines = ["\(title) failed. Times are seconds since the test began."]
    for (title, text, count, isCut) in sections where !text.isEmpty {
      lines += ["", title + (isCut ? ", \(count) in all:" : ":")] + text
    }
    lines += ["", hasScreens ? howToDraw : "No screen with behaviors was shown."]
    return Self.text(of: lines)
  }

  private var recordingName: String { "\(name).timeline.jsonl" }

  private var howToDraw: String {
    "To draw it, in a clone of LifecycleBehaviors: swift run --package-path Tools lifecycle picture \(recordingName)"
  }

  private var hasScreens: Bool { recording.events.contains { $0.kind == .behavior } }

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
  /// The title of a screen or an alert is in it.
  fileprivate var line: String { "\(time.inColumn)  \(TimelineEvent.escaped(text))" }
}

extension TimeInterval {
  /// As wide as in the line of an event.
  fileprivate var inColumn: String { inSeconds.aligned(to: 11) }
}
