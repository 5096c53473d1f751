import Foundation
import Journey

/// Plays the lines of standard input, each when it comes. A bad line ends the session, unless standard input is a terminal.
@MainActor
final class InputSession {
  private let player: DemoPlayer
  private let console: Console
  private let isRealTime: Bool
  private let isTerminal = isatty(STDIN_FILENO) == 1
  /// In real time, the lines that a thread has read and that are not played yet.
  private var lines: [String] = []
  private var hasEnded = false

  /// - Parameters:
  ///   - player: plays the lines.
  ///   - isRealTime: whether the main run loop runs until the next line comes.
  ///   - console: receives the bad lines of a terminal.
  init(_ player: DemoPlayer, inRealTime isRealTime: Bool, console: Console) {
    self.player = player
    self.isRealTime = isRealTime
    self.console = console
  }

  /// Plays until standard input ends.
  /// - Throws: the first bad line.
  func play() throws(JourneyError) {
    if isTerminal { console.printError("Type commands, such as 'root nav Home'; end with Ctrl-D.") }
    if isRealTime { readOnThread() }
    var number = 0
    while let text = nextLine() {
      number += 1
      do throws(JourneyRefusal) {
        guard let line = try JourneyLine(text, number: number) else { continue }
        player.begin()
        try player.play(line)
      } catch {
        let error = JourneyError(file: "-", line: number, message: error.message)
        guard isTerminal else { throw error }
        console.printError("\(error)")
      }
    }
    player.finish()
  }

  private func nextLine() -> String? {
    guard isRealTime else { return readLine() }
    while lines.isEmpty, !hasEnded {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
    }
    return lines.isEmpty ? nil : lines.removeFirst()
  }

  private func readOnThread() {
    let receive: @MainActor @Sendable (String?) -> Void = { [self] line in
      if let line { lines.append(line) } else { hasEnded = true }
    }
    Thread.detachNewThread {
      while let line = readLine() {
        DispatchQueue.main.async { receive(line) }
      }
      DispatchQueue.main.async { receive(nil) }
    }
  }
}
