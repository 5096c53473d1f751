import Foundation

/// One process of the measured app.
final class AppProcess {
  private let process = Process()
  private let input = Pipe()
  private let output: LineReader
  private(set) var lines: [[String]] = []

  /// - Parameters:
  ///   - journal: the path of its suspend journal.
  ///   - backgroundTime: the policy of its subscriber.
  /// - Throws: the error of a process that cannot be started.
  init(journal: String, backgroundTime: TimeInterval) throws {
    let pipe = Pipe()
    output = LineReader(pipe.fileHandleForReading)
    process.executableURL = Bundle.main.executableURL
    process.arguments = ["--app", journal, "\(backgroundTime)"]
    process.standardInput = input
    process.standardOutput = pipe
    try process.run()
    // Waits for the launch, so that a machine under load does not shorten what follows.
    wait(for: "ready")
  }

  /// Makes the app do something, and waits until it is done.
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
  /// - Returns: a time before it and one after it.
  func stop() -> ClosedRange<Date> { signal(SIGSTOP) }

  /// Continues the process.
  /// - Returns: a time before it and one after it.
  func resume() -> ClosedRange<Date> { signal(SIGCONT) }

  private func signal(_ signal: Int32) -> ClosedRange<Date> {
    let before = Date()
    kill(process.processIdentifier, signal)
    return before...max(before, Date())
  }

  func terminate() {
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Ends standard input and waits for the process.
  /// - Returns: the words of every line that the app has printed, without the lines that say it is ready.
  func finish() -> [[String]] {
    input.fileHandleForWriting.closeFile()
    while let line = output.next() { lines.append(line.split(separator: " ").map(String.init)) }
    process.waitUntilExit()
    return lines
  }
}
