import ArgumentParser
import Foundation
import LifecycleTimeline

@main
struct LifecycleTool: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lifecycle",
    abstract: "Reads recordings of LifecycleTimeline: JSON Lines from an app or a test.",
    discussion: """
      The file - is standard input.

      Exit status:
        0   everything is fine; the recordings of diff are the same
        1   the recordings of diff differ
        64  wrong usage, also a screen or a time that the recording does not have
        65  the file is no recording; the error names its line
        66  the file cannot be read
      """,
    subcommands: [
      ShowCommand.self, StatsCommand.self, WhyCommand.self, DiffCommand.self, PictureCommand.self, TraceCommand.self,
    ]
  )

  static func main() {
    // A reader that stops reading, such as `head`, ends the command silently, even if the parent process ignores SIGPIPE.
    signal(SIGPIPE, SIG_DFL)
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch let error as ToolError {
      printToStandardError("Error: \(error)")
      Foundation.exit(error.exitCode.rawValue)
    } catch {
      exit(withError: error)
    }
  }

  static func printToStandardError(_ text: String) {
    FileHandle.standardError.write(Data("\(line(of: text))\n".utf8))
  }

  /// Names of a recording or of a file can have what a terminal obeys.
  static func line(of text: String) -> String { TimelineEvent.escaped(text) }
}
