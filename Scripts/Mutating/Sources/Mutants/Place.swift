/// A place in a file that can be changed, and what it is changed to.
public struct Place: Equatable, Sendable {
  /// How the change is chosen when the program runs. In the order in which they contain each other where two are the same piece
  /// of code.
  public enum Form: Int, Sendable {
    case statement, condition, expression
  }

  public let form: Form
  /// What is changed, as the report says it.
  public let kind: String
  /// The piece of code, in bytes of the file.
  public let range: Range<Int>
  /// The code that takes its place; empty if it is left out.
  public let mutated: String
  /// The function, initializer or property that it is in, by its name; empty outside of all.
  public let member: String
  /// The line on which it begins, counted from 1.
  public let line: Int
  /// The lines of the place as they are, blanks collapsed. Together with `member` and `after` this finds the place again when the file
  /// has changed elsewhere.
  public let before: String
  /// The same lines with the change.
  public let after: String

  init(_ form: Form, _ kind: String, _ range: Range<Int>, mutated: String, in member: String, of source: SourceText) {
    self.form = form
    self.kind = kind
    self.range = range
    self.mutated = mutated
    self.member = member
    line = source.line(of: range.lowerBound)
    let lines = source.lines(of: range)
    before = Self.shown(source[lines])
    after = Self.shown(
      source[lines.lowerBound..<range.lowerBound] + mutated + source[range.upperBound..<lines.upperBound])
  }

  /// One line, and not a long one.
  private static func shown(_ text: String) -> String {
    let text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if text.isEmpty { return "(nothing)" }
    return text.count <= 240 ? text : "\(text.prefix(120)) … \(text.suffix(110))"
  }
}
