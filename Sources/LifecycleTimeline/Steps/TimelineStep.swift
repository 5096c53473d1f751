import Foundation

/// One step through an app: what the user, the app or the system does, at a point in time.
///
/// ```swift
/// for step in TimelineSteps(recording).steps { print(step.time, step.line) }
/// ```
public struct TimelineStep: Hashable, Sendable {
  /// Seconds since the recording began.
  public let time: TimeInterval
  /// A line of a journey, such as `"push Player"`, or a comment, which begins with `#`.
  public let line: String

  /// The subject of a step that the player of journeys has noted.
  static let subject = "journey"

  /// Time that passes.
  static func wait(_ seconds: TimeInterval, at time: TimeInterval) -> TimelineStep {
    TimelineStep(time: time, line: "wait \(seconds.inPlainDigits)")
  }

  /// What happened and has no line.
  static func comment(_ text: String, at time: TimeInterval) -> TimelineStep {
    TimelineStep(time: time, line: String(format: "# %.1f s: ", time) + text)
  }

  /// How many seconds the step itself takes. All but waits take none.
  var seconds: TimeInterval {
    let words = line.split(separator: " ")
    guard words.count == 2, words[0] == "wait" || words[0] == "suspend" else { return 0 }
    return TimeInterval(words[1]) ?? 0
  }
}

extension TimeInterval {
  /// To the microsecond, and never with an exponent.
  var inPlainDigits: String {
    var digits = String(format: "%.6f", self)
    while digits.last == "0" { digits.removeLast() }
    return digits.last == "." ? String(digits.dropLast()) : digits
  }
}

extension String {
  /// The name as a line of a journey can have it: one word, without the sign that begins a comment. `"Player 2"` is
  /// `"Player-2"`.
  package var journeyName: String {
    let words = split { $0.isWhitespace || $0 == "#" }
    return words.isEmpty ? "unnamed" : words.joined(separator: "-")
  }
}
