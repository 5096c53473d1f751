import ArgumentParser

/// Why a command cannot answer: a sentence, and the exit status, as `sysexits.h` has them.
struct ToolError: Error, CustomStringConvertible {
  let description: String
  let exitCode: ExitCode

  /// The arguments do not fit the recording.
  static func usage(_ description: String) -> ToolError {
    ToolError(description: description, exitCode: .validationFailure)
  }

  /// The recording does not have a name that was written. The first ten of those that it has follow the sentence.
  static func usage(_ sentence: String, names: [String], called plural: String) -> ToolError {
    let more = names.count > 10 ? " and \(names.count - 10) more" : ""
    let list = names.prefix(10).joined(separator: ", ") + more
    return usage(sentence + (names.isEmpty ? " It has no \(plural)." : " Its \(plural) are \(list)."))
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
