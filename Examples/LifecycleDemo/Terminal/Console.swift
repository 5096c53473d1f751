import Foundation

/// Standard output and standard error, and the rows that are kept at the bottom of the terminal below both.
@MainActor
final class Console {
  private let writeOutput: (String) -> Void
  private let writeErrors: (String) -> Void
  private let readFacts: () -> (output: StreamFacts, errors: StreamFacts)
  private var rows = LiveRows()

  /// The streams of the process.
  convenience init() {
    self.init(
      writeOutput: { Self.write($0, to: .standardOutput) }, writeErrors: { Self.write($0, to: .standardError) },
      facts: { (StreamFacts(descriptor: STDOUT_FILENO), StreamFacts(descriptor: STDERR_FILENO)) })
  }

  init(
    writeOutput: @escaping (String) -> Void, writeErrors: @escaping (String) -> Void,
    facts: @escaping () -> (output: StreamFacts, errors: StreamFacts)
  ) {
    self.writeOutput = writeOutput
    self.writeErrors = writeErrors
    readFacts = facts
  }

  /// What standard output is, now: a terminal may change its width.
  var output: StreamFacts { readFacts().output }

  /// What standard error is, now.
  var errors: StreamFacts { readFacts().errors }

  /// Prints a line to standard output.
  func print(_ line: String) {
    hideRows()
    writeOutput(line + "\n")
  }

  /// Prints a line to standard error.
  func printError(_ line: String) {
    hideRows()
    writeErrors(line + "\n")
  }

  /// Says that the process stops itself. The shell that has started it takes the terminal then.
  func printStop(_ seconds: TimeInterval) {
    printError(String(format: "The process stops for %g s. If your shell takes over, continue with 'fg'.", seconds))
  }

  /// Shows rows below what is printed, until the next line is printed.
  func show(_ newRows: [String], cursor: LiveRows.Position? = nil) {
    let text = rows.draw(newRows, cursor: cursor)
    if !text.isEmpty { writeErrors(text) }
  }

  func hideRows() {
    let text = rows.erase()
    if !text.isEmpty { writeErrors(text) }
  }

  func clear() {
    writeErrors("\u{1B}[H\u{1B}[2J")
  }

  /// Another program has used the terminal meanwhile.
  func forgetRows() {
    rows.forget()
  }

  /// Writes without a buffer, so that each line is written when it happens, also into a pipe.
  private static func write(_ text: String, to handle: FileHandle) {
    do {
      try handle.write(contentsOf: Data(text.utf8))
    } catch {
      // A failure of standard error is ignored, as it cannot be reported.
      guard handle === FileHandle.standardOutput else { return }
      try? FileHandle.standardError.write(contentsOf: Data("LifecycleDemo: cannot write to standard output\n".utf8))
      exit(1)
    }
  }
}

/// Rows at the bottom of a terminal that are drawn again and again, below what has been printed. A pure value: its methods
/// return what to write.
struct LiveRows {
  /// A row and a column, counted from zero.
  struct Position: Equatable {
    var row: Int
    var column: Int
  }

  private var drawn: [String] = []
  private var cursor = Position(row: 0, column: 0)

  var isDrawn: Bool { !drawn.isEmpty }

  /// - Parameters:
  ///   - rows: what to show. None may be wider than the terminal.
  ///   - cursor: where the cursor is thereafter; nil for the end of the last row.
  /// - Returns: what to write. It is empty if this is shown already.
  mutating func draw(_ rows: [String], cursor: Position? = nil) -> String {
    let cursor = cursor ?? Position(row: rows.count - 1, column: 0)
    if rows == drawn, cursor == self.cursor { return "" }
    let text = erase() + rows.joined(separator: "\r\n") + Self.move(from: rows.count - 1, to: cursor)
    drawn = rows
    self.cursor = cursor
    return text
  }

  /// - Returns: what to write so that the rows are gone and the cursor is where they began.
  mutating func erase() -> String {
    guard isDrawn else { return "" }
    let up = cursor.row > 0 ? "\u{1B}[\(cursor.row)A" : ""
    forget()
    return "\r" + up + "\u{1B}[J"
  }

  /// The rows have scrolled away or another program has written over them: they are not erased.
  mutating func forget() {
    drawn = []
    cursor = Position(row: 0, column: 0)
  }

  private static func move(from row: Int, to cursor: Position) -> String {
    let up = row > cursor.row ? "\u{1B}[\(row - cursor.row)A" : ""
    let right = cursor.column > 0 ? "\u{1B}[\(cursor.column)C" : ""
    return up + "\r" + right
  }
}
