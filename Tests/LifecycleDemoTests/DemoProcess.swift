import Foundation

/// The built `LifecycleDemo`, run as a user runs it.
struct DemoProcess {
  /// What a run printed and how it ended.
  struct Result {
    var output: String
    var errors: String
    var status: Int32

    var lines: [String] { output.split(separator: "\n").map(String.init) }
  }

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let errors = Pipe()

  init(_ arguments: [String]) throws {
    try self.init(Self.demo, arguments)
  }

  /// A line for the shell, in which `"$0"` is the demo.
  init(shell line: String) throws {
    try self.init(URL(fileURLWithPath: "/bin/sh"), ["-c", line, Self.demo.path])
  }

  /// The test bundle's executable stands beside the demo's.
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

  var processIdentifier: Int32 { process.processIdentifier }

  func send(_ line: String) {
    input.fileHandleForWriting.write(Data((line + "\n").utf8))
  }

  /// Ends standard input and waits for the process.
  func finish() -> Result {
    input.fileHandleForWriting.closeFile()
    let output = output.fileHandleForReading.readDataToEndOfFile()
    let errors = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(
      output: String(decoding: output, as: UTF8.self), errors: String(decoding: errors, as: UTF8.self),
      status: process.terminationStatus)
  }
}

/// A journey in a file of its own, gone when this is released.
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
