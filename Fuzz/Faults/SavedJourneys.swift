import Foundation
import Journey

/// The journeys of a test that have failed, in the file `Fuzz/NAME.journeys` beside it: text, to be read, changed and
/// committed. Each begins with the line `root app`.
@MainActor
final class SavedJourneys {
  /// The name of the test.
  let name: String
  /// Those that were saved before, and the one in which the process has ended the last time.
  private(set) var journeys: [[JourneyCommand]] = []
  /// The journey in which the process has ended the last time.
  private var crashed: [JourneyCommand]?
  private let file: URL
  /// The journey that is being played. It remains when the process ends in it.
  private let unfinishedFile: URL
  private var unfinished: FileHandle?
  private var error: (any Error)?
  /// The fault of the file.
  private(set) var complaints: [String] = []

  var fileName: String { "Fuzz/\(file.lastPathComponent)" }

  init(of function: String, beside filePath: String) {
    name = function.prefix { $0 != "(" }.replacingOccurrences(of: "/", with: "-")
    let folder = URL(fileURLWithPath: filePath).deletingLastPathComponent().appendingPathComponent("Fuzz")
    file = folder.appendingPathComponent(name + ".journeys")
    let identity = filePath.unicodeScalars.reduce(UInt64(5381)) { ($0 &* 33) ^ UInt64($1.value) }
    unfinishedFile = FileManager.default.temporaryDirectory
      .appendingPathComponent("fuzz-\(name)-\(String(identity, radix: 36)).journey")
    read()
  }

  private func read() {
    if let text = try? String(contentsOf: file, encoding: .utf8) {
      do {
        journeys = try text.components(separatedBy: "\nroot app").map { try [JourneyCommand](steps: $0) }
          .filter { !$0.isEmpty }
      } catch {
        let reason = (error as? JourneyRefusal)?.message ?? "\(error)"
        complaints.append("\(fileName) cannot be read, so none of its journeys was played: \(reason)")
      }
    }
    if let text = try? String(contentsOf: unfinishedFile, encoding: .utf8),
      let commands = try? [JourneyCommand](steps: text)
    {
      crashed = commands
      journeys.removeAll { $0 == commands }
      journeys.insert(commands, at: 0)
    }
  }

  /// A saved journey is about to be played.
  func note(_ commands: [JourneyCommand]) {
    guard commands == crashed else { return }
    let steps = commands.map { "    " + $0.text }.joined(separator: "\n")
    FileHandle.standardError.write(
      Data("fuzz: the process ended in this journey the last time. It is played again:\n\(steps)\n".utf8))
  }

  // MARK: The journey that is being played

  func begin(_ commands: [JourneyCommand]) {
    if unfinished == nil {
      _ = FileManager.default.createFile(atPath: unfinishedFile.path, contents: nil)
      unfinished = try? FileHandle(forWritingTo: unfinishedFile)
    }
    try? unfinished?.truncate(atOffset: 0)
    commands.forEach(add)
  }

  func add(_ command: JourneyCommand) {
    try? unfinished?.write(contentsOf: Data((command.text + "\n").utf8))
  }

  /// No journey is being played any more.
  func noteEnd() {
    try? unfinished?.close()
    unfinished = nil
    try? FileManager.default.removeItem(at: unfinishedFile)
  }

  // MARK: Saving

  func save(_ finding: FuzzFinding) {
    guard !journeys.contains(finding.steps.commands) else { return }
    journeys.append(finding.steps.commands)
    let entry =
      "# \(finding.fault.message.replacingOccurrences(of: "\n", with: " "))\nroot app\n"
      + finding.steps.map { $0.command.text + "\n" }.joined() + "\n"
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      let old = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      try (old + entry).write(to: file, atomically: true, encoding: .utf8)
    } catch {
      self.error = error
    }
  }

  /// Where the journey is, for a message.
  func sentence(about finding: FuzzFinding) -> String {
    if finding.isSaved { return "Its journey was played first: it is in \(fileName)." }
    if let error { return "The journey could not be saved in \(file.path): \(error)" }
    return "Saved in \(fileName), and played first from now on."
  }
}
