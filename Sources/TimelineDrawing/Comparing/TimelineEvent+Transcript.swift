import Foundation
import LifecycleTimeline

extension TimelineEvent {
  /// The event as a line to read, in columns: its time, its kind, its subject, what happened, and the circumstances.
  package var transcriptLine: String {
    let time = time.inSeconds
    let columns = [
      String(repeating: " ", count: max(0, 11 - time.count)) + time, kind.rawValue.padded(to: 8),
      subject.padded(to: 10),
      name.padded(to: 20), details.compactMap(\.words).joined(separator: ", "),
    ]
    let line = columns.joined(separator: "  ")
    return String(line.reversed().drop { $0 == " " }.reversed())
  }
}

extension TimelineEvent.Detail {
  /// The detail in words; nil for one that is left out. A flag reads as its name, and is left out when it is false. Other
  /// details read as `name value`. A latency of less than half a millisecond is left out, and so are the turns of the run loop,
  /// which are for programs to read.
  /// ```swift
  /// print(event.name, event.details.compactMap(\.words).joined(separator: ", "))
  /// ```
  public var words: String? {
    let seconds = if case .number(let number) = value { number.inSeconds } else { "" }
    let isTime = Self.times.contains(name)
    return switch (name, value) {
    case ("sameTurn", _): nil
    case ("latency", _) where seconds == "0.000 s": nil
    case ("message", .text(let text)): text
    case ("seconds", .number): seconds
    case (let name, .flag(let flag)): flag ? name : nil
    case (let name, .text(let text)): "\(name) \(text)"
    case (let name, .number(let number)): "\(name) " + (isTime ? seconds : JSONText.number(number))
    case (let name, .null): "\(name) nil"
    }
  }
}

extension TimelineEvent.Detail {
  /// The details that are seconds.
  private static let times: Set = ["latency", "previous", "seconds", "secondsLeft", "suspended"]
}

extension TimeInterval {
  /// To the millisecond: `12.350 s`.
  var inSeconds: String { String(format: "%.3f s", self) }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
