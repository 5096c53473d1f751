import Foundation

/// One process of the measured app.
final class AppProcess {
  private let process = Process()
  private let input = Pipe()
  private let output: LineReader
  private(set) var lines: [[String]] = []

  /// - Parameter arguments: say which app it is.
  /// - Throws: what prevents the process from being started.
  init(_ arguments: [String]) throws {
    let pipe = Pipe()
    output = LineReader(pipe.fileHandleForReading)
    process.executableURL = Bundle.main.executableURL
    process.arguments = arguments
    // One that ends by a signal is meant to.
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    process.standardInput = input
    process.standardOutput = pipe
    try process.run()
    // The launch may take long on a machine under load, and must not shorten the times that follow.
    wait(for: "ready")
  }

  /// Sends a command to the app, and returns when the app has performed it.
  func perform(_ command: String) {
    send(command)
    send("ping")
    wait(for: "pong")
  }

  func send(_ line: String) {
    input.fileHandleForWriting.write(Data((line + "\n").utf8))
  }

  func wait(_ seconds: TimeInterval) {
    Thread.sleep(forTimeInterval: seconds)
  }

  private func wait(for word: String) {
    while let line = output.next() {
      if line == word { return }
      lines.append(line.split(separator: " ").map(String.init))
    }
  }

  /// Stops the process.
  /// - Returns: from a time before it to a time after it.
  func stop() -> ClosedRange<Date> { signal(SIGSTOP) }

  /// Resumes the process.
  /// - Returns: from a time before it to a time after it.
  func resume() -> ClosedRange<Date> { signal(SIGCONT) }

  private func signal(_ signal: Int32) -> ClosedRange<Date> {
    let before = Date()
    kill(process.processIdentifier, signal)
    return before...max(before, Date())
  }

  /// Sends a command that ends the process, and waits for its end.
  func end(_ command: String) {
    send(command)
    process.waitUntilExit()
  }

  func terminate(after seconds: TimeInterval = 0) {
    wait(seconds)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Ends standard input.
  /// - Returns: every line that the app has printed, without those that say it is ready.
  func finish() -> [[String]] {
    input.fileHandleForWriting.closeFile()
    while let line = output.next() { lines.append(line.split(separator: " ").map(String.init)) }
    // Its output has ended, or it has been given up.
    terminate()
    return lines
  }
}
