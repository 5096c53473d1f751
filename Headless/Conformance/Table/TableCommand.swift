import Foundation

/// The task that the command's arguments ask for.
enum TableCommand {
  /// Prints the rules and names of all cases.
  case list
  /// Writes what the stand-in does.
  case record(URL)
  /// Writes what the stand-in does in one case, which may end the process.
  case alone(ConformanceCase, URL)
  /// Compares recordings with what the stand-in does; without recordings, what the rules demand.
  case compare([URL])

  private static let usage = """
    usage: ConformanceSuite                       what the stand-in does, beside what the rules demand
           ConformanceSuite FILE…                 what was recorded, beside what the stand-in does
           ConformanceSuite --list                the rules and names of all cases
           ConformanceSuite --record FILE         writes what the stand-in does
           ConformanceSuite --alone CASE FILE     writes what the stand-in does in one case, "R26: its name"
    A FILE with a recording of the stand-in is used in place of a run.
    """

  struct Misuse: Error, CustomStringConvertible {
    let problem: String

    var description: String { "\(problem)\n\(usage)" }
  }

  init(arguments: [String]) throws {
    let option = arguments.first.flatMap { ["--list", "--record", "--alone"].contains($0) ? $0 : nil }
    let arguments = arguments.dropFirst(option == nil ? 0 : 1)
    if let unknown = arguments.first(where: { $0.hasPrefix("-") }) {
      throw Misuse(problem: "\(unknown) is no option here; a FILE of that name is ./\(unknown)")
    }
    let files = arguments.map { URL(fileURLWithPath: $0) }
    switch option {
    case "--alone"?:
      guard arguments.count == 2, let name = arguments.first else {
        throw Misuse(problem: "--alone takes a CASE and a FILE, got \(arguments.count) arguments")
      }
      guard let tested = ConformanceCase.all.first(where: { $0.description == name }) else {
        throw Misuse(problem: "there is no case \"\(name)\"; --list has the rules and names of all")
      }
      self = .alone(tested, files[1])
    case "--list"?:
      if !files.isEmpty { throw Misuse(problem: "--list takes no FILE") }
      self = .list
    case "--record"?:
      if files.count != 1 { throw Misuse(problem: "--record takes one FILE, got \(files.count)") }
      self = .record(files[0])
    default:
      self = .compare(files)
    }
  }

  /// - Parameter command: the executable file of this command, which runs the cases that may end the process.
  /// - Returns: what to print, and whether a case differs.
  /// - Throws: ``Misuse``, `ConformanceRecordingError`, or an error of the file system.
  @MainActor
  func run(by command: URL) async throws -> (text: String, differs: Bool) {
    switch self {
    case .list:
      return (ConformanceCase.all.map(\.description).joined(separator: "\n"), false)
    case .record(let file):
      let recording = try await Self.standIn(by: command)
      try recording.write(to: file)
      return ("\(recording.results.count) cases are recorded in \(file.path).", false)
    case .alone(let tested, let file):
      try await ConformanceRecording.run(tested, ownsProcess: true, addingTo: file)
      return ("\(tested) is recorded in \(file.path).", false)
    case .compare(let files):
      let found = try await Self.comparisons(of: files, by: command)
      let comparisons =
        found.ofUIKit.isEmpty ? [ConformanceComparison(of: .demanded(), with: found.standIn)] : found.ofUIKit
      return (
        comparisons.map(\.markdown).joined(separator: "\n\n"), comparisons.contains { $0.count(.differs) > 0 }
      )
    }
  }

  @MainActor
  private static func comparisons(
    of files: [URL], by command: URL
  ) async throws -> (standIn: ConformanceRecording, ofUIKit: [ConformanceComparison]) {
    let recordings = try files.map(ConformanceRecording.init(contentsOf:))
    let ownName = ConformanceRecording.ofThisSystem().system
    let standIns = recordings.filter { $0.system == ownName }
    if standIns.count > 1 { throw Misuse(problem: "\(standIns.count) FILEs record the stand-in; give one of them") }
    let standIn = if let recorded = standIns.first { recorded } else { try await Self.standIn(by: command) }
    let others = recordings.filter { $0.system != ownName }
    return (standIn, others.map { ConformanceComparison(of: $0, with: standIn) })
  }

  /// Runs all cases on the stand-in. Each case that may end the process has one of its own.
  @MainActor
  private static func standIn(by command: URL) async throws -> ConformanceRecording {
    var recording = await ConformanceRecording.running()
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    for tested in ConformanceCase.all where tested.needs.contains(.ownProcess) {
      let process = Process()
      process.executableURL = command
      process.arguments = ["--alone", tested.description, file.path]
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      guard try await hasEnded(process) else { throw Unfinished(tested: tested) }
      recording[tested.rule, tested.name] = try ConformanceRecording(contentsOf: file)[tested.rule, tested.name]
    }
    return recording
  }

  struct Unfinished: Error, CustomStringConvertible {
    let tested: ConformanceCase

    var description: String { "the process of \"\(tested)\" has not ended in a minute" }
  }

  /// Runs the process and waits for its end, at most a minute. `Process.waitUntilExit()` needs the run loop of the main
  /// thread, and can miss the end.
  private static func hasEnded(_ process: Process) async throws -> Bool {
    let (ends, continuation) = AsyncStream.makeStream(of: Bool.self)
    process.terminationHandler = { _ in continuation.yield(true) }
    try process.run()
    let bound = Task {
      try await Task.sleep(for: .seconds(60))
      process.terminate()
      continuation.yield(false)
    }
    defer { bound.cancel() }
    return await ends.first { _ in true } ?? false
  }
}
