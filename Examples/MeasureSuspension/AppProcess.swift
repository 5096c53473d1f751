import Foundation

/// One process of the measured app.
final class AppProcess {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var received = ""

  /// - Parameters:
  ///   - journal: the path of its suspend journal.
  ///   - backgroundTime: the policy of its subscriber.
  init(journal: String, backgroundTime: TimeInterval) throws {
    process.executableURL = Bundle.main.executableURL
    process.arguments = ["--app", journal, "\(backgroundTime)"]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    // Until it has launched, so that a machine under load does not shorten what follows.
    while !received.contains("ready\n"), case let data = output.fileHandleForReading.availableData, !data.isEmpty {
      received += String(decoding: data, as: UTF8.self)
    }
  }

  func send(_ line: String) {
    input.fileHandleForWriting.write(Data((line + "\n").utf8))
  }

  func wait(_ seconds: TimeInterval) {
    Thread.sleep(forTimeInterval: seconds)
  }

  /// Stops the process; answers when.
  func stop() -> Date {
    kill(process.processIdentifier, SIGSTOP)
    return Date()
  }

  /// Lets it go on; answers when.
  func resume() -> Date {
    kill(process.processIdentifier, SIGCONT)
    return Date()
  }

  func terminate() {
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Ends standard input; answers every line that the app has printed, without the one that says it is ready.
  func finish() -> [[String]] {
    input.fileHandleForWriting.closeFile()
    received += String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return received.split(separator: "\n").filter { $0 != "ready" }.map { $0.split(separator: " ").map(String.init) }
  }
}
