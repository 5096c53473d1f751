import Foundation

/// A journey: commands, one a line. `#` starts a comment.
///
/// ```swift
/// let journey = try Journey(parsing: "root nav Home\npush Detail\nwait 1", file: "a.journey")
/// try JourneyPlayer(on: HeadlessDevice(), app: app).play(journey)
/// ```
public struct Journey: Hashable, Sendable {
  /// The name of the journey in errors, such as the path of its file.
  public let file: String
  /// The lines that have a command.
  public let lines: [JourneyLine]

  /// A journey of commands.
  /// - Parameters:
  ///   - commands: the commands. The first one that is no assumption is a root.
  ///   - file: the name of the journey in errors.
  public init(_ commands: [JourneyCommand], file: String) {
    self.file = file
    lines = commands.enumerated().map { JourneyLine($1, number: $0 + 1) }
  }

  /// Reads a journey.
  /// - Parameters:
  ///   - text: the lines.
  ///   - file: the name of the journey in errors.
  /// - Throws: the first bad line as an error.
  public init(parsing text: String, file: String) throws(JourneyError) {
    var lines: [JourneyLine] = []
    let text = text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      do throws(JourneyRefusal) {
        guard let line = try JourneyLine(line, number: index + 1) else { continue }
        if line.command.isAssumption, lines.contains(where: \.command.isRoot) {
          throw JourneyRefusal("'assume' stands before the first screen")
        }
        if !line.command.isAssumption, !line.command.isRoot, !lines.contains(where: \.command.isRoot) {
          throw JourneyRefusal(
            "a journey starts with its first screen: write 'root NAME', 'root nav NAME' or 'root tabs A B'")
        }
        lines.append(line)
      } catch {
        throw JourneyError(file: file, line: index + 1, message: error.message)
      }
    }
    guard lines.contains(where: \.command.isRoot) else {
      throw JourneyError(file: file, line: 1, message: "the journey is empty; start it with 'root NAME'")
    }
    self.file = file
    self.lines = lines
  }

  /// Reads the bytes of a journey.
  /// - Throws: the first bad line as an error, also one that is not UTF-8.
  public init(parsing bytes: Data, file: String) throws(JourneyError) {
    guard let text = String(bytes: bytes, encoding: .utf8) else {
      let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      let number = lines.firstIndex { String(bytes: $0, encoding: .utf8) == nil } ?? 0
      throw JourneyError(file: file, line: number + 1, message: "the line is not UTF-8 text")
    }
    try self.init(parsing: text, file: file)
  }

  /// Calls a closure with each line, and says in which line it has thrown a refusal.
  public func forEachLine(_ body: (JourneyLine) throws(JourneyRefusal) -> Void) throws(JourneyError) {
    for line in lines {
      do throws(JourneyRefusal) {
        try body(line)
      } catch {
        throw JourneyError(file: file, line: line.number, message: error.message)
      }
    }
  }

  /// The commands as text, each in a line.
  public var text: String { lines.map { $0.text + "\n" }.joined() }

  /// Whether a command needs an iPad, for two columns or for two scenes side by side.
  public var needsPad: Bool { lines.contains { $0.command.needsPad } }
}
