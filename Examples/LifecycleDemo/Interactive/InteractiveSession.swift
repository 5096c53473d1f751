import Foundation
import HeadlessDevice
import Journey

/// Plays commands from standard input in real time, each when it is entered. In a terminal they are typed below what
/// happens, with a line of the app's state; from a pipe they are read line by line.
@MainActor
final class InteractiveSession {
  private let output: DemoOutput
  private let console: Console
  private let player: DemoPlayer
  private let terminal: RawTerminal?
  /// The lines that have been entered and not played yet.
  private var lines: [String] = []
  private var isPlaying = false
  private var hasEnded = false
  private var lineNumber = 0

  init(options: DemoOptions, output: DemoOutput, console: Console) {
    let terminal = console.errors.canRedraw ? RawTerminal() : nil
    self.output = output
    self.console = console
    self.terminal = terminal
    player = DemoPlayer(on: .realTime(), sampling: options.sampling, printing: output)
    player.willStop = { seconds in
      guard let terminal else { return }
      console.printStop(seconds)
      terminal.end()
    }
  }

  /// Runs the main run loop until standard input ends.
  /// - Returns: seconds of journey time.
  func run() -> TimeInterval {
    if let terminal {
      playTypedLines(terminal)
    } else {
      if isatty(STDIN_FILENO) == 1 { console.printError("Type commands, such as 'root nav Home'; end with Ctrl-D.") }
      LineReader { [weak self] line in self?.receive(line) }.start()
      playLines()
    }
    player.finish()
    return player.now
  }

  private func playTypedLines(_ terminal: RawTerminal) {
    console.printError(
      "Type commands, such as 'root nav Home'. Tab completes, 'help' says what can be typed now, Ctrl-D ends.")
    let typing = TypedLines(
      terminal, console, state: { [unowned self] in "\(player.state)" + (isPlaying ? " · playing" : "") },
      completion: { [player] in player.completion }, receive: { [weak self] line in self?.receiveTyped(line) })
    typing.begin()
    defer { typing.end() }
    playLines()
  }

  private func receive(_ line: String?) {
    if let line { lines.append(line) } else { hasEnded = true }
  }

  /// What people type in a terminal, beside the commands of a journey.
  private func receiveTyped(_ line: String?) {
    switch line?.split(separator: " ").joined(separator: " ") {
    case "help", "?": console.printError(DemoHelp.now(player.completion, width: console.errors.width ?? 80))
    case "help all": console.printError(DemoHelp.commands)
    case "clear": console.clear()
    case "exit", "quit": receive(nil)
    case let words? where words.hasPrefix("help "):
      console.printError(DemoHelp.explanation(of: String(words.dropFirst(5))))
    default: receive(line)
    }
  }

  private func playLines() {
    while true {
      if !lines.isEmpty {
        isPlaying = true
        play(lines.removeFirst())
        isPlaying = false
      } else if hasEnded {
        return
      } else {
        // A timer, which reads what is typed, does not end this call.
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
      }
    }
  }

  /// Plays a line. One that cannot be played is reported, and the session continues.
  private func play(_ text: String) {
    lineNumber += 1
    do throws(JourneyRefusal) {
      guard let line = try JourneyLine(text) else { return }
      player.begin()
      try player.play(line)
    } catch {
      console.printError(terminal == nil ? "-:\(lineNumber): \(error.message)" : error.message)
    }
  }
}

/// Reads the lines of a pipe or a file on a thread.
@MainActor
private struct LineReader {
  /// Called with each line, and with nil at the end.
  let receive: @MainActor (String?) -> Void

  func start() {
    let receive = receive
    let thread = Thread {
      while let line = readLine() {
        DispatchQueue.main.async { receive(line) }
      }
      DispatchQueue.main.async { receive(nil) }
    }
    thread.start()
  }
}
