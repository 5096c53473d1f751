import Foundation
import Testing

/// The built `LifecycleDemo`, run as a user runs it. It is killed after a minute, and no call waits longer.
final class DemoProcess {
  /// What a run printed and how it ended.
  struct Result: Equatable {
    var output: String
    var errors: String
    var status: Int32

    /// The result of a run that prints only an error.
    static func refused(_ errors: String) -> Result {
      Result(output: "", errors: errors, status: 2)
    }

    var lines: [String] { output.split(separator: "\n").map(String.init) }

    /// - Returns: the JSON object of each line.
    func objects() throws -> [[String: Any]] {
      try lines.map { line in
        try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      }
    }
  }

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let errors = Pipe()
  private let deadline = Date(timeIntervalSinceNow: 60)
  private var printed: [UInt8] = []

  /// - Parameter arguments: the arguments of the command line.
  /// - Throws: if the process cannot be started.
  convenience init(_ arguments: [String]) throws {
    try self.init(Self.demo, arguments)
  }

  /// A line for the shell, in which `"$0"` is the demo.
  convenience init(shell line: String) throws {
    try self.init(URL(fileURLWithPath: "/bin/sh"), ["-c", line, Self.demo.path])
  }

  /// The test bundle's executable is in the same folder as the demo's.
  private static var demo: URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("LifecycleDemo")
  }

  private init(_ executable: URL, _ arguments: [String]) throws {
    process.executableURL = executable
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    try process.run()
  }

  deinit {
    // Not `terminate()`, which a stopped process does not notice.
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  var processIdentifier: Int32 { process.processIdentifier }

  func send(_ line: String) {
    input.fileHandleForWriting.write(Data((line + "\n").utf8))
  }

  /// Waits until the demo has printed `text`.
  /// - Returns: false when the demo ends before, or the minute is over.
  func wait(for text: String) -> Bool {
    while !String(decoding: printed, as: UTF8.self).contains(text) {
      guard read(output, into: &printed) else { return false }
    }
    return true
  }

  /// Ends standard input and waits for the process.
  /// - Returns: what the process has printed and how it ended.
  func finish() -> Result {
    input.fileHandleForWriting.closeFile()
    while read(output, into: &printed) {}
    var complaints: [UInt8] = []
    while read(errors, into: &complaints) {}
    // Not `waitUntilExit()`: it runs the run loop, and with it the work of other tests.
    while process.isRunning, Date() < deadline { usleep(1_000) }
    return Result(
      output: String(decoding: printed, as: UTF8.self), errors: String(decoding: complaints, as: UTF8.self),
      status: process.isRunning ? -1 : process.terminationStatus)
  }

  /// Waits for output and reads it. A child process that stops or ends interrupts this with a signal, which `FileHandle`
  /// treats as a fatal error.
  /// - Returns: false at the end, and when the minute is over.
  private func read(_ pipe: Pipe, into bytes: inout [UInt8]) -> Bool {
    let descriptor = pipe.fileHandleForReading.fileDescriptor
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while poll(&request, 1, 100) <= 0 {
      if Date() > deadline { return false }
    }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = Foundation.read(descriptor, &buffer, buffer.count)
    if count > 0 { bytes += buffer[..<count] }
    return count > 0
  }
}

/// A journey in a file of its own, which is deleted when this object is released.
final class JourneyFile {
  let path: String

  init(_ text: String) throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).journey")
    try Data(text.utf8).write(to: url)
    path = url.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}
