import Foundation
import Journey

/// Lets the user type lines in a terminal, below what is printed meanwhile, and shows the state of the app above the line.
@MainActor
final class TypedLines {
  /// How often keys are read and the state is shown, in seconds.
  private static let interval: TimeInterval = 0.02

  private let terminal: RawTerminal
  private let console: Console
  private let state: () -> String
  private let completion: () -> JourneyCompletion
  private let receive: (String?) -> Void
  private var decoder = KeyDecoder()
  private var editor = LineEditor()
  private var timer: Timer?

  /// - Parameters:
  ///   - terminal: where keys are typed.
  ///   - console: shows the line.
  ///   - state: makes the line above it.
  ///   - completion: finds what can be typed now.
  ///   - receive: called with each line, and with nil at the end.
  init(
    _ terminal: RawTerminal, _ console: Console, state: @escaping () -> String,
    completion: @escaping () -> JourneyCompletion, receive: @escaping (String?) -> Void
  ) {
    self.terminal = terminal
    self.console = console
    self.state = state
    self.completion = completion
    self.receive = receive
  }

  func begin() {
    // A timer, as it also fires in the run loop of a command that waits.
    timer = Timer.scheduledTimer(withTimeInterval: Self.interval, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.update() }
    }
  }

  func end() {
    timer?.invalidate()
    console.hideRows()
    terminal.end()
  }

  private func update() {
    // The process was stopped, and the shell has used the terminal.
    if terminal.begin() { console.forgetRows() }
    switch terminal.read() {
    case .bytes(let bytes): decoder.keys(in: bytes).forEach(handle)
    case .nothing: break
    case .end: receive(nil)
    }
    if terminal.isInUse {
      let rows = PromptRows(state: state(), editor: editor, on: console.errors)
      console.show(rows.rows, cursor: rows.cursor)
    }
  }

  private func handle(_ key: Key) {
    switch editor.handle(key) {
    case .edited: break
    case .line(let line):
      console.printError(PromptRows.prompt + line)
      receive(line)
    case .complete: showCandidates(editor.complete(with: completion().candidates(for: editor.before)))
    case .clearScreen:
      console.hideRows()
      console.clear()
    case .endOfInput: receive(nil)
    }
  }

  private func showCandidates(_ candidates: [String]) {
    guard !candidates.isEmpty else { return }
    let width = (console.errors.width ?? 80) - 1
    candidates.joined(separator: "  ").wrapped(to: width, at: "  ").forEach(console.printError)
  }
}

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
