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
