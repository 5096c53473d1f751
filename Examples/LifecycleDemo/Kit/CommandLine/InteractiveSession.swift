import Dispatch
import Foundation

/// Plays commands from standard input in real time, each when it is read.
@MainActor
final class InteractiveSession {
  private let output: DemoOutput
  private let printError: (String) -> Void
  private let player: JourneyPlayer
  private var isOver = false
  private var lineNumber = 0

  init(options: DemoOptions, print: @escaping (String) -> Void, printError: @escaping (String) -> Void) {
    let output = DemoOutput(format: options.format, print: print)
    self.output = output
    self.printError = printError
    player = JourneyPlayer(pace: .realTime(), sampling: options.sampling, receive: output.print)
  }

  /// Runs the main run loop until standard input ends.
  func run() {
    if isatty(STDIN_FILENO) == 1 { printError("Type commands, such as 'root nav Home'; end with Ctrl-D.") }
    let thread = Thread {
      while let line = readLine() {
        DispatchQueue.main.async { [weak self] in
          MainActor.assumeIsolated { self?.play(line) }
        }
      }
      DispatchQueue.main.async { [weak self] in
        MainActor.assumeIsolated { self?.isOver = true }
      }
    }
    thread.start()
    while !isOver {
      _ = RunLoop.main.run(mode: .default, before: .distantFuture)
    }
    player.finish()
    output.printSummary(until: player.now)
  }

  /// Plays a line. One that cannot be played is reported, and the session continues.
  private func play(_ text: String) {
    lineNumber += 1
    do throws(JourneyError) {
      guard let line = try JourneyLine(parsing: text[...], number: lineNumber, file: "-") else { return }
      try player.play(line, file: "-")
    } catch {
      printError(error.description)
    }
  }
}
