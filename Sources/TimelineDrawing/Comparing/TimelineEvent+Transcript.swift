import Foundation
import LifecycleTimeline

extension TimelineEvent {
  /// The event as a line to read, in columns: its time, its kind, its subject, what happened, and the circumstances.
  package var transcriptLine: String {
    let time = time.inSeconds
    let columns = [
      String(repeating: " ", count: max(0, 11 - time.count)) + time, kind.rawValue.padded(to: 8),
      subject.padded(to: 10), name.padded(to: 20), details.compactMap(\.words).joined(separator: ", "),
    ]
    let line = columns.joined(separator: "  ")
    return String(line.reversed().drop { $0 == " " }.reversed())
  }
}

extension TimelineEvent.Detail {
  /// The detail in words: `name value`, or the name of a flag; nil for a flag that is false.
  var words: String? {
    switch value {
    case .flag(let flag): flag ? name : nil
    case .text(let text): "\(name) \(text)"
    case .number(let number) where name == "seconds": number.inSeconds
    case .number(let number): "\(name) " + (Self.times.contains(name) ? number.inSeconds : JSONText.number(number))
    case .null: "\(name) nil"
    }
  }

  /// The details that are seconds.
  private static let times: Set = ["previous", "secondsLeft", "suspended"]
}

extension TimeInterval {
  /// To the millisecond: `12.350 s`.
  package var inSeconds: String { String(format: "%.3f s", self) }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
