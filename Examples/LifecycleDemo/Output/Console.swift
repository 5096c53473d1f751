import Foundation
import LifecycleTimeline

/// Standard output and standard error. Each line is written when it is printed, also into a pipe.
@MainActor
struct Console {
  private let writeOutput: (String) -> Void
  private let writeErrors: (String) -> Void

  /// The streams of the process. The process ends if standard output cannot be written.
  init() {
    self.init(
      writeOutput: { text in
        guard (try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))) == nil else { return }
        try? FileHandle.standardError.write(contentsOf: Data("LifecycleDemo: cannot write to standard output\n".utf8))
        exit(1)
      },
      // There is nowhere to report a failure of standard error.
      writeErrors: { text in try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) })
  }

  init(writeOutput: @escaping (String) -> Void, writeErrors: @escaping (String) -> Void) {
    self.writeOutput = writeOutput
    self.writeErrors = writeErrors
  }

  /// Prints a line to standard output.
  func print(_ line: String) {
    writeOutput(line + "\n")
  }

  /// Prints a line to standard error. What is wrong in a journey is often a name: it is printed with visible escapes.
  func printError(_ line: String) {
    writeErrors(TimelineEvent.escaped(line) + "\n")
  }
}
