import Foundation

/// A form that a line can have: the words it begins with, the places that follow them, and the command that it means.
///
/// The parser and a help for people read the same forms.
public struct JourneyForm: Sendable {
  /// The line as a reader of a help sees it: `present STYLE NAME [undimmed] [from SCREEN]`.
  public let usage: String
  /// The effect of the command, in a few words.
  public let explanation: String
  /// Creates the command of the words in the places. What is in brackets counts as a place, if it is there.
  private let make: @Sendable ([String]) throws(JourneyRefusal) -> JourneyCommand
  /// The words that a line of this form begins with.
  let keywords: [String]
  /// The parts with and without each thing in brackets. The first variant has none of them.
  let variants: [[Part]]

  init(
    usage: String, _ explanation: String,
    make: @escaping @Sendable ([String]) throws(JourneyRefusal) -> JourneyCommand
  ) {
    self.usage = usage
    self.explanation = explanation
    self.make = make
    keywords = usage.split(separator: " ").prefix { $0.allSatisfy { $0.isLowercase || $0 == "-" } }.map(String.init)
    let pieces = usage.split(separator: "[").map(Self.parts)
    variants = pieces.dropFirst().reduce([pieces[0]]) { variants, option in variants + variants.map { $0 + option } }
  }

  init(_ command: JourneyCommand, _ explanation: String) {
    self.init(usage: command.text, explanation) { _ in command }
  }

  init(
    place: String = "NAME", name make: @escaping @Sendable (String) -> JourneyCommand, _ explanation: String
  ) {
    self.init(usage: make(place).text, explanation) { make($0[0]) }
  }

  init(
    _ first: String, _ second: String, _ make: @escaping @Sendable (String, String) -> JourneyCommand,
    _ explanation: String
  ) {
    self.init(usage: make(first, second).text, explanation) { make($0[0], $0[1]) }
  }

  init(names make: @escaping @Sendable ([String]) -> JourneyCommand, _ explanation: String) {
    self.init(usage: make(["A", "B", "…"]).text, explanation, make: make)
  }

  init(seconds make: @escaping @Sendable (TimeInterval) -> JourneyCommand, _ explanation: String) {
    self.init(usage: make(0).text.dropLast() + "SECONDS", explanation) { words throws(JourneyRefusal) in
      make(try Self.seconds(words[0]))
    }
  }

  private static func seconds(_ word: String) throws(JourneyRefusal) -> TimeInterval {
    guard word.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }), let seconds = TimeInterval(word),
      seconds <= 1e9
    else {
      throw JourneyRefusal("'\(word)' is not a time; write seconds from 0 up, such as 2 or 0.5")
    }
    return seconds
  }

  // MARK: Parts

  /// A word of the form as it stands, or a place.
  enum Part: Hashable {
    case word(String)
    case name, field, style, seconds, value, text, rule
    /// One name or more.
    case names

    fileprivate init(_ word: String) {
      switch word {
      case "NAME", "SCREEN", "A", "B": self = .name
      case "FIELD": self = .field
      case "STYLE": self = .style
      case "SECONDS": self = .seconds
      case "VALUE": self = .value
      case "TEXT": self = .text
      case "RULE": self = .rule
      default: self = .word(word)
      }
    }
  }

  private static func parts(_ usage: Substring) -> [Part] {
    let words = usage.split { $0 == " " || $0 == "]" }.map(String.init)
    guard words.last == "…" else { return words.map(Part.init) }
    return words.dropLast(3).map(Part.init) + [.names]
  }

  // MARK: Reading

  /// - Returns: the command of a line; nil if the line does not have this form.
  /// - Throws: a refusal if it has, and a word in one of the places is wrong.
  func command(of line: [String]) throws(JourneyRefusal) -> JourneyCommand? {
    for variant in variants {
      if let rest = Self.rest(of: variant, after: line), rest.isEmpty || rest == [.names] && variant.count <= line.count
      {
        return try make(places(in: line, of: variant))
      }
    }
    return nil
  }

  /// - Returns: the parts that follow `words`; nil if the words do not fit.
  private static func rest(of variant: [Part], after words: [String]) -> ArraySlice<Part>? {
    var rest = variant[...]
    for word in words {
      switch rest.first {
      case nil: return nil
      case .word(let expected) where expected != word: return nil
      case .names: break
      default: rest = rest.dropFirst()
      }
    }
    return rest
  }

  /// The words of the line that are not words of the form.
  private func places(in line: [String], of variant: [Part]) -> [String] {
    line.enumerated().compactMap { index, word in
      index < variants[0].count && variant[index] == .word(word) ? nil : word
    }
  }
}
