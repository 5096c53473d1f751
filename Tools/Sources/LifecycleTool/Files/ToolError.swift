import ArgumentParser

/// Why a command cannot answer: a sentence, and the exit status, as `sysexits.h` has them.
struct ToolError: Error, Equatable, CustomStringConvertible {
  let description: String
  let exitCode: ExitCode

  /// The arguments do not fit the recording.
  static func usage(_ description: String) -> ToolError {
    ToolError(description: description, exitCode: .validationFailure)
  }

  /// The file is no recording: `EX_DATAERR`.
  static func data(_ description: String) -> ToolError {
    ToolError(description: description, exitCode: ExitCode(65))
  }

  /// The file cannot be read: `EX_NOINPUT`.
  static func noInput(_ description: String) -> ToolError {
    ToolError(description: description, exitCode: ExitCode(66))
  }
}
