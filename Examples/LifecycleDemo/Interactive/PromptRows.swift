/// The rows below what is printed, while a line is typed: the state of the app, and the line.
struct PromptRows: Equatable {
  let rows: [String]
  let cursor: LiveRows.Position

  static let prompt = "> "

  /// A line that is wider than the terminal is shown in part, with the cursor in it.
  init(state: String, editor: LineEditor, on terminal: StreamFacts) {
    // A terminal wraps when its last column is filled.
    let width = max(10, (terminal.width ?? 80) - 1)
    let space = width - Self.prompt.columns
    var before = editor.before[...]
    while before.columns > space - 1 { before = before.dropFirst(max(1, space / 2)) }
    var rest = space - before.columns
    let after = editor.after.prefix { character in
      rest -= character.columns
      return rest >= 0
    }
    rows = [
      state.cut(to: width).styled(.dim, on: terminal), Self.prompt.styled(.bold, on: terminal) + before + after,
    ]
    cursor = LiveRows.Position(row: 1, column: Self.prompt.columns + before.columns)
  }
}
