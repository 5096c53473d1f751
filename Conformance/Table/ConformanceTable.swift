import ConformanceSuite
import Foundation

/// Prints what UIKit and the stand-in do in each case, or records what the stand-in does.
///
/// Exits 0 if all that was recorded agrees, 1 if a case differs or a page is out of date, 2 if the input is wrong.
@main
struct Main {
  static let usage = """
    usage: ConformanceTable                       what the stand-in does, beside what the rules demand
           ConformanceTable FILE…                 what was recorded, beside what the stand-in does
           ConformanceTable --record FILE         writes what the stand-in does
           ConformanceTable --page PAGE FILE…     writes the section about the FILEs into Fidelity.md
           ConformanceTable --check PAGE FILE…    writes nothing, and fails if the section is out of date
    A FILE with a recording of the stand-in is used in place of a run.
    """

  static func main() async {
    do {
      exit(try await run(Array(CommandLine.arguments.dropFirst())) ? 0 : 1)
    } catch {
      FileHandle.standardError.write(Data("ConformanceTable: \(error)\n".utf8))
      exit(2)
    }
  }

  /// - Returns: whether no case differs, or the page is as it should be.
  private static func run(_ arguments: [String]) async throws -> Bool {
    switch arguments.first {
    case "--record":
      guard arguments.count == 2 else { throw Misuse("--record takes one FILE, got \(arguments.count - 1)") }
      try await ConformanceRecording.running().write(to: URL(fileURLWithPath: arguments[1]))
      return true
    case "--page", "--check":
      guard arguments.count > 1 else { throw Misuse("\(arguments[0]) takes a PAGE") }
      return try await update(arguments[1], from: Array(arguments.dropFirst(2)), checking: arguments[0] == "--check")
    case let option? where option.hasPrefix("-"):
      throw Misuse("there is no option \(option)")
    default:
      return try await printTable(of: arguments)
    }
  }

  private static func printTable(of files: [String]) async throws -> Bool {
    var comparisons = try await comparisons(of: files)
    let isRecorded = !comparisons.isEmpty
    if !isRecorded { comparisons = [.init(of: .demanded(), with: try await standIn(in: files))] }
    print(comparisons.map(\.markdown).joined(separator: "\n\n"))
    if isRecorded { print("\n" + FidelityTable(comparisons).fidelityRows.joined(separator: "\n")) }
    return comparisons.allSatisfy { $0.count(.differs) == 0 }
  }

  private static func update(_ path: String, from files: [String], checking: Bool) async throws -> Bool {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    guard let page = FidelityPage(text) else { throw Misuse("\(path) has no comments between which the section is") }
    let written = page.written(try await comparisons(of: files))
    if !checking { try written.write(toFile: path, atomically: true, encoding: .utf8) }
    if checking, written != text { print("\(path) is out of date; run Scripts/conformance --page") }
    return !checking || written == text
  }

  // MARK: Recordings

  /// Of each recording of UIKit with the stand-in.
  private static func comparisons(of files: [String]) async throws -> [ConformanceComparison] {
    let others = try recordings(in: files).filter { $0.system != standInName }
    guard !others.isEmpty else { return [] }
    let standIn = try await standIn(in: files)
    return others.map { ConformanceComparison(of: $0, with: standIn) }
  }

  private static func standIn(in files: [String]) async throws -> ConformanceRecording {
    let recorded = try recordings(in: files).filter { $0.system == standInName }
    guard recorded.count <= 1 else { throw Misuse("\(recorded.count) FILEs record the stand-in; give one") }
    return if let recorded = recorded.first { recorded } else { await ConformanceRecording.running() }
  }

  private static func recordings(in files: [String]) throws -> [ConformanceRecording] {
    try files.map { try ConformanceRecording(contentsOf: URL(fileURLWithPath: $0)) }
  }

  private static let standInName = "HeadlessUIKit"

  private struct Misuse: Error, CustomStringConvertible {
    let problem: String

    init(_ problem: String) {
      self.problem = problem
    }

    var description: String { "\(problem)\n\(usage)" }
  }
}
