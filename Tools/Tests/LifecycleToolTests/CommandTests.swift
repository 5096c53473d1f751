import Foundation
import Testing

@testable import LifecycleTool

/// The command itself, as a process.
struct CommandTests {
  private static let executable = {
    // The tests and the command are built into one folder. On a Mac the tests are in a bundle in it.
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    for case let bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
      folder = bundle.bundleURL.deletingLastPathComponent()
    }
    return folder.appending(path: "lifecycle")
  }()

  private func run(_ arguments: String..., input: String = "") throws -> Ending {
    try run(arguments, input: Data(input.utf8))
  }

  private func run(_ arguments: [String], input: Data) throws -> Ending {
    let process = Process()
    process.executableURL = Self.executable
    process.arguments = arguments.map { $0.hasSuffix(".jsonl") ? Folder.path(ofRecording: $0) : $0 }
    let (toProcess, output, error) = (Pipe(), Pipe(), Pipe())
    (process.standardInput, process.standardOutput, process.standardError) = (toProcess, output, error)
    try process.run()
    toProcess.fileHandleForWriting.write(input)
    try toProcess.fileHandleForWriting.close()
    let texts = [output, error].map { String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self) }
    process.waitUntilExit()
    return Ending(output: texts[0], error: texts[1], status: process.terminationStatus)
  }

  @Test("The exit status is that of the answer or of the error")
  func statuses() throws {
    #expect(try run("diff", "evening.jsonl", "evening.jsonl").status == 0)
    #expect(try run("diff", "evening.jsonl", "evening-changed.jsonl").status == 1)
    #expect(try run("show", "--no-such-option").status == 64)
    #expect(try run("why", "evening.jsonl", "Libary", "3").status == 64)
    #expect(try run("show", input: "hello\n").status == 65)
    #expect(try run("show", "nowhere").status == 66)
  }

  @Test("Standard input is a recording, by default and as -")
  func standardInput() throws {
    let input = try String(contentsOf: Folder.recordings.appending(path: "evening.jsonl"), encoding: .utf8)
    let expected = Ending("stats", "evening.jsonl")
    #expect(try run("stats", input: input) == expected)
    #expect(try run("stats", "-", input: input) == expected)
    #expect(try run("diff", "-", "evening.jsonl", input: input) == Ending(output: "no difference\n"))
  }

  @Test("Bytes that are no text end with 65, and a pipe with a name is a file")
  func bytes() throws {
    let line = #"{"t": 0, "kind": "note", "subject": "app", "event": "a"}"# + "\n"
    let ending = try run(["show"], input: Data(line.utf8) + [0xff])
    #expect(ending == Ending(error: "Error: standard input:2: this is no text in UTF-8.\n", status: 65))
    #expect(try run("show", "/dev/stdin", input: line) == Ending(output: "    0.000 s  note      app         a\n"))
  }

  @Test("Errors and notes go to standard error, with the file and the line")
  func errors() throws {
    let ending = try run("show", input: #"{"t": 0, "kind": "note", "subject": "app", "event": "a"}"# + "\n{}\n")
    #expect(ending.output == "")
    #expect(ending.error == "Error: standard input:2: the member \"t\" is missing.\n")
    let note = try run("show", input: #"{"t": 0, "kind": "note", "subject": "app", "event": "a"}"# + "\n{\"t\"")
    #expect(note.output == "    0.000 s  note      app         a\n")
    #expect(note.error == "standard input: the last line has no end and is left out.\n")
  }

  @Test("A reader that stops reading ends the command at once, without a message")
  func brokenPipe() throws {
    // More than a pipe holds.
    let lines = String(repeating: #"{"t": 0, "kind": "note", "subject": "app", "event": "a"}"# + "\n", count: 20_000)
    try withRecording(lines) { path in
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", #"{ "$0" show "$1"; echo $? >&2; } | head -n 1"#, Self.executable.path, path]
      let (output, error) = (Pipe(), Pipe())
      (process.standardOutput, process.standardError) = (output, error)
      try process.run()
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(text == "    0.000 s  note      app         a\n")
      // SIGPIPE has ended it.
      #expect(String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self) == "\(128 + SIGPIPE)\n")
    }
  }

  @Test("The help has the exit statuses and all subcommands")
  func help() throws {
    let help = try run("--help")
    #expect(help.status == 0)
    for word in ["64", "65", "66", "show", "stats", "why", "diff", "picture", "trace"] {
      #expect(help.output.contains(word))
    }
  }
}
