import Foundation
import UIKit

/// A journey as text: one command a line, `#` starts a comment.
struct Journey: Equatable {
  var lines: [JourneyLine]

  /// An iPad where one is needed, else a phone.
  var idiom: UIUserInterfaceIdiom { lines.contains(where: \.command.needsPad) ? .pad : .phone }

  /// Reads a whole journey; the first bad line is the error.
  init(parsing text: String, file: String) throws(JourneyError) {
    lines = []
    let withoutMark = text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]
    for (index, source) in withoutMark.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
    {
      guard let line = try JourneyLine(parsing: source, number: index + 1, file: file) else { continue }
      if lines.isEmpty, !line.command.isRoot {
        throw JourneyError(
          file: file, line: index + 1,
          message: "a journey starts with its first screen: write 'root NAME', 'root nav NAME' or 'root tabs A B'")
      }
      lines.append(line)
    }
    if lines.isEmpty {
      throw JourneyError(file: file, line: 1, message: "the journey is empty; start it with 'root NAME'")
    }
  }
}

/// One command of a journey and where it stands.
struct JourneyLine: Equatable {
  let command: JourneyCommand
  let isAnimated: Bool
  let number: Int
  let source: String

  /// Reads one line; nil when it is blank or a comment.
  init?(parsing source: Substring, number: Int, file: String) throws(JourneyError) {
    var words = source.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace)
    guard !words.isEmpty else { return nil }
    let isInstant = words.count > 1 && words.last == "instantly"
    if isInstant { words.removeLast() }
    do throws(JourneyForm.Reason) {
      command = try Self.command(words)
      if isInstant, !command.isTransition {
        throw JourneyForm.Reason(
          message: "'\(words.joined(separator: " "))' has no animation that 'instantly' could leave out")
      }
    } catch {
      throw JourneyError(file: file, line: number, message: error.message)
    }
    isAnimated = !isInstant
    self.number = number
    self.source = words.joined(separator: " ") + (isInstant ? " instantly" : "")
  }

  private static func command(_ words: [Substring]) throws(JourneyForm.Reason) -> JourneyCommand {
    let forms = JourneyForm.all.filter { form in
      words.count >= form.keywords.count && zip(words, form.keywords).allSatisfy { $0 == $1 }
    }
    for form in forms {
      if let command = try form.make(Array(words.dropFirst(form.keywords.count))) { return command }
    }
    let alike = JourneyForm.all.filter { $0.keywords.first.map { $0 == words[0] } ?? false }
    guard alike.isEmpty else {
      let usages = alike.map { "'\($0.usage)'" }.joined(separator: " or ")
      throw JourneyForm.Reason(message: "cannot read '\(words.joined(separator: " "))'; write \(usages)")
    }
    let known = JourneyForm.all.compactMap(\.keywords.first)
    let suggestion = known.nearest(to: String(words[0])).map { "; did you mean '\($0)'?" } ?? ""
    throw JourneyForm.Reason(message: "unknown command '\(words[0])'" + suggestion)
  }
}
