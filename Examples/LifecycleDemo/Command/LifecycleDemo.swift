import Foundation
import LifecycleDemoKit

@main
struct LifecycleDemo {
  @MainActor
  static func main() {
    // A reader that has seen enough, such as `head`, ends the demo quietly, whatever the parent process ignores.
    signal(SIGPIPE, SIG_DFL)
    exit(Demo(print: print, printError: printError).run(Array(CommandLine.arguments.dropFirst())))
  }

  /// Written unbuffered, so that each line is out as it happens, into a pipe too.
  private static func print(_ line: String) {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data((line + "\n").utf8))
    } catch {
      printError("LifecycleDemo: cannot write to standard output")
      exit(1)
    }
  }

  /// When this fails there is nobody left to tell.
  private static func printError(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }
}
