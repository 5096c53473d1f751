import UIKit

/// A journey as text: one command a line, `#` starts a comment. It is read twice: here, to find every bad line before
/// anything is played, and again while it is played.
struct Journey {
  /// The device to play it on: an iPad if a command needs one, otherwise a phone.
  let idiom: UIUserInterfaceIdiom
  let commandCount: Int
  private let text: JourneyText

  /// The name of the journey in errors.
  var name: String { text.name }

  /// Reads a whole journey. Throws the first bad line as an error.
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
