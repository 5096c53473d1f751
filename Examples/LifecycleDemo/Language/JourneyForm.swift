import Foundation

/// A form that a line can have: the words it begins with, what follows them, and the command that it means.
struct JourneyForm: Sendable {
  /// The words as the reader of `--help` sees them: `present STYLE NAME [from SCREEN]`.
  let usage: String
  let explanation: String
  /// The words that the line begins with.
  let keywords: [String]
  /// Makes the command from the words that follow. The result is nil when their number or form is wrong.
  let make: @Sendable ([Substring]) throws(Refusal) -> JourneyCommand?

  init(
    _ usage: String, _ explanation: String,
    _ make: @escaping @Sendable ([Substring]) throws(Refusal) -> JourneyCommand?
  ) {
    self.usage = usage
    self.explanation = explanation
    self.make = make
    keywords = usage.split(separator: " ").prefix { $0.allSatisfy { $0.isLowercase || $0 == "-" } }.map(String.init)
  }

  init(_ usage: String, _ explanation: String, _ command: JourneyCommand) {
    self.init(usage, explanation) { words in words.isEmpty ? command : nil }
  }

  init(_ usage: String, _ explanation: String, named make: @escaping @Sendable (String) -> JourneyCommand) {
    self.init(usage, explanation) { words in words.count == 1 ? make(String(words[0])) : nil }
  }

  init(_ usage: String, _ explanation: String, names make: @escaping @Sendable ([String]) -> JourneyCommand) {
    self.init(usage, explanation) { words in words.isEmpty ? nil : make(words.map(String.init)) }
  }

  init(
    _ usage: String, _ explanation: String, seconds make: @escaping @Sendable (TimeInterval) -> JourneyCommand
  ) {
    self.init(usage, explanation) { words throws(Refusal) in
      guard words.count == 1 else { return nil }
      return make(try Self.seconds(words[0]))
    }
  }

  private static func seconds(_ word: Substring) throws(Refusal) -> TimeInterval {
    guard word.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }), let seconds = TimeInterval(word),
      seconds.isFinite, seconds <= 1e9
    else {
      throw Refusal(message: "'\(word)' is not a time; write seconds from 0 up, such as 2 or 0.5")
    }
    return seconds
  }
}
