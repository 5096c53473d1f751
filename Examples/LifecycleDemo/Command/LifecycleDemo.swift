import Foundation
import LifecycleDemoKit

@main
struct LifecycleDemo {
  @MainActor
  static func main() {
    // A reader that stops reading, such as `head`, ends the demo silently, even if the parent process ignores SIGPIPE.
    signal(SIGPIPE, SIG_DFL)
    exit(Demo(print: print, printError: printError).run(Array(CommandLine.arguments.dropFirst())))
  }

  /// Writes without a buffer, so that each line is written when it happens, also into a pipe.
  private static func print(_ line: String) {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data((line + "\n").utf8))
    } catch {
      printError("LifecycleDemo: cannot write to standard output")
      exit(1)
    }
  }

  /// A failure here is ignored, as it cannot be reported.
  private static func printError(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }
}
