import ArgumentParser
import Foundation
import Testing

@testable import LifecycleTool

/// The folders beside these tests.
enum Folder {
  static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  static let recordings = tests.appending(path: "Recordings")
  static let golden = tests.appending(path: "Golden")
  static let tools = tests.deletingLastPathComponent().deletingLastPathComponent()
  static let repository = tools.deletingLastPathComponent()

  /// A name is that of a file in `Recordings`.
  static func path(ofRecording name: String) -> String {
    name.hasPrefix("/") ? name : recordings.appending(path: name).path
  }
}

/// What a command line ends with.
struct Ending: Equatable {
  var output = ""
  var error = ""
  var status: Int32 = 0
}

extension Ending {
  /// Reads a command line and answers it, in this process. A word that is the name of a recording stands for its path.
  init(_ words: String...) {
    self.init(words)
  }

  init(_ words: [String]) {
    self.init(output: "")
    do {
      let arguments = words.map { $0.hasSuffix(".jsonl") ? Folder.path(ofRecording: $0) : $0 }
      let command = try LifecycleTool.parseAsRoot(arguments)
      guard let command = command as? any AnsweringCommand else { throw CleanExit.helpRequest(command) }
      let answer = try command.answer()
      output = answer.text
      error = answer.notes.joined(separator: "\n")
      status = answer.exitCode.rawValue
    } catch let toolError as ToolError {
      error = toolError.description
      status = toolError.exitCode.rawValue
    } catch let other {
      error = LifecycleTool.message(for: other)
      status = LifecycleTool.exitCode(for: other).rawValue
    }
    error = error.replacing(Folder.recordings.path + "/", with: "")
  }
}

/// A file of lines that exists while a test runs.
func withRecording<Result>(_ lines: String, _ body: (String) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let file = folder.appending(path: "report")
  try Data(lines.utf8).write(to: file)
  return try body(file.path)
}
