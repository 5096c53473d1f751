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
