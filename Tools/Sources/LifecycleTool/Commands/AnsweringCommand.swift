import ArgumentParser

/// A subcommand. What it prints is a value, so that tests read it without a process.
protocol AnsweringCommand: ParsableCommand {
  /// - Returns: what is printed, and how the command ends.
  /// - Throws: `ToolError`.
  func answer() throws -> Answer
}

/// What a subcommand prints, and how it ends.
struct Answer {
  /// Printed to standard output. Each line has its end.
  var text: String
  /// What is to be known of the recording, printed to standard error.
  var notes: [String] = []
  var exitCode = ExitCode.success
}

extension AnsweringCommand {
  func run() throws {
    let answer = try answer()
    answer.notes.forEach(LifecycleTool.printToStandardError)
    print(answer.text, terminator: "")
    if answer.exitCode != .success { throw answer.exitCode }
  }
}
