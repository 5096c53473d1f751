import Foundation

/// Lets the user type lines in a terminal, below what is printed meanwhile, and shows the state of the app above the line.
@MainActor
final class TypedLines {
  /// How often keys are read and the state is shown, in seconds.
  private static let interval: TimeInterval = 0.02

  private let terminal: RawTerminal
  private let console: Console
  private let state: () -> String
  private let completion: () -> Completion
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
    completion: @escaping () -> Completion, receive: @escaping (String?) -> Void
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
