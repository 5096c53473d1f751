import ConformanceSuite
import Foundation

/// Prints what UIKit and the stand-in do in each case, or records what the stand-in does.
///
/// Exits 0 if all that was recorded agrees, 1 if a case differs, 2 if the input is wrong.
@main
struct Main {
  static let usage = """
    usage: ConformanceTable                 what the stand-in does, beside what the rules demand
           ConformanceTable FILE…           what was recorded, beside what the stand-in does
           ConformanceTable --record FILE   writes what the stand-in does
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

  /// - Returns: whether no case differs.
  private static func run(_ arguments: [String]) async throws -> Bool {
    if arguments.first == "--record" {
      guard arguments.count == 2 else { throw Misuse("--record takes one FILE, got \(arguments.count - 1)") }
      try await ConformanceRecording.running().write(to: URL(fileURLWithPath: arguments[1]))
      return true
    }
    if let option = arguments.first(where: { $0.hasPrefix("-") }) { throw Misuse("there is no option \(option)") }
    let recordings = try arguments.map { try ConformanceRecording(contentsOf: URL(fileURLWithPath: $0)) }
    let standInName = await ConformanceRecording.ofThisSystem().system
    let standIns = recordings.filter { $0.system == standInName }
    guard standIns.count <= 1 else { throw Misuse("\(standIns.count) FILEs record the stand-in; give one") }
    let standIn = if let recorded = standIns.first { recorded } else { await ConformanceRecording.running() }
    let others = recordings.filter { $0.system != standInName }
    let comparisons = (others.isEmpty ? [.demanded()] : others).map { ConformanceComparison(of: $0, with: standIn) }
    print(comparisons.map(\.markdown).joined(separator: "\n\n"))
    if !others.isEmpty { print("\n" + FidelityTable(comparisons).fidelityRows.joined(separator: "\n")) }
    return comparisons.allSatisfy { $0.count(.differs) == 0 }
  }

  private struct Misuse: Error, CustomStringConvertible {
    let problem: String

    init(_ problem: String) {
      self.problem = problem
    }

    var description: String { "\(problem)\n\(usage)" }
  }
}
