import UIKit

/// A journey as text: one command a line, `#` starts a comment. It has been read once, so that each line is known to be
/// a command, and is read again when it is played.
struct Journey {
  /// An iPad where one is needed, else a phone.
  let idiom: UIUserInterfaceIdiom
  let commandCount: Int
  private let text: JourneyText

  /// What errors call it.
  var name: String { text.name }

  /// Reads a whole journey; the first bad line is the error.
  init(_ text: JourneyText) throws(JourneyError) {
    self.text = text
    var needsPad = false
    var count = 0
    try Self.forEachLine(of: text) { line throws(JourneyError) in
      if count == 0, !line.command.isRoot {
        throw JourneyError(
          file: text.name, line: line.number,
          message: "a journey starts with its first screen: write 'root NAME', 'root nav NAME' or 'root tabs A B'")
      }
      count += 1
      needsPad = needsPad || line.command.needsPad
    }
    if count == 0 {
      throw JourneyError(file: text.name, line: 1, message: "the journey is empty; start it with 'root NAME'")
    }
    idiom = needsPad ? .pad : .phone
    commandCount = count
  }

  init(parsing text: String, file: String) throws(JourneyError) {
    try self.init(JourneyText(JourneyBytes(text), name: file))
  }

  /// Reads it again, a line at a time.
  func forEachLine(_ body: (JourneyLine) throws(JourneyError) -> Void) throws(JourneyError) {
    try text.rewind()
    try Self.forEachLine(of: text, body)
  }

  private static func forEachLine(
    of text: JourneyText, _ body: (JourneyLine) throws(JourneyError) -> Void
  ) throws(JourneyError) {
    while let (source, number) = try text.next() {
      if let line = try JourneyLine(parsing: source, number: number, file: text.name) { try body(line) }
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
    // Of 'root nav NAME' and 'root NAME' the first alone fits 'root nav': no screen is called nav.
    let keywordCount = forms.map(\.keywords.count).max()
    for form in forms where form.keywords.count == keywordCount {
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
