import Foundation

/// The error about a line that is not an event of a recording.
struct TimelineReadingError: Error, Hashable, Sendable {
  /// The reason why a line is not an event.
  enum Reason: Hashable, Sendable {
    /// The line is not a JSON object: what was expected at which byte of the line, counted from 1.
    case notJSON(expected: String, column: Int)
    /// The object has no member of this name: `t`, `kind`, `subject` and `event` are required.
    case missing(member: String)
    /// The member has a value of another type than the one expected, or a time that is too long ago or ahead.
    case unexpectedValue(member: String, expected: String)
  }

  /// The number of the line, counted from 1.
  let line: Int
  /// The fault in it.
  let reason: Reason
}

extension TimelineReadingError: CustomStringConvertible, LocalizedError {
  /// The number of the line, and the fault: `3: the member "t" is missing.` The description is one line: see
  /// ``TimelineEvent/escaped(_:)``.
  var description: String { "\(line): \(reason)" }

  /// The same as a sentence, which `localizedDescription` returns: `Line 3: the member "t" is missing.`
  var errorDescription: String? { "Line \(line): \(reason)" }
}

extension TimelineReadingError.Reason: CustomStringConvertible {
  /// The fault, as a sentence.
  var description: String {
    switch self {
    case .notJSON(let expected, let column): "expected \(expected) at byte \(column)."
    case .missing(let member): "the member \"\(member)\" is missing."
    case .unexpectedValue(let member, let expected):
      "the member \"\(TimelineEvent.escaped(member))\" must be \(expected)."
    }
  }
}
