import ConformanceSuite
import Foundation

/// What the command's arguments ask for.
enum TableCommand: Equatable {
  /// Writes what the stand-in does.
  case record(URL)
  /// Compares recordings with what the stand-in does; without recordings, what the rules demand.
  case compare([URL])

  private static let usage = """
    usage: ConformanceTable                 what the stand-in does, beside what the rules demand
           ConformanceTable FILE…           what was recorded, beside what the stand-in does
           ConformanceTable --record FILE   writes what the stand-in does
    A FILE with a recording of the stand-in is used in place of a run.
    """

  struct Misuse: Error, CustomStringConvertible {
    let problem: String

    var description: String { "\(problem)\n\(usage)" }
  }

  init(arguments: [String]) throws {
    var arguments = arguments
    let records = arguments.first == "--record"
    if records { arguments.removeFirst() }
    if let option = arguments.first(where: { $0.hasPrefix("-") }) {
      throw Misuse(problem: "\(option) is no option here; a FILE of that name is ./\(option)")
    }
    let files = arguments.map { URL(fileURLWithPath: $0) }
    if records, files.count != 1 { throw Misuse(problem: "--record takes one FILE, got \(files.count)") }
    self = records ? .record(files[0]) : .compare(files)
  }

  /// - Returns: what to print, and whether a case differs.
  @MainActor
  func run() async throws -> (text: String, differs: Bool) {
    switch self {
    case .record(let file):
      let recording = await ConformanceRecording.running()
      try recording.write(to: file)
      return ("\(recording.results.count) cases are recorded in \(file.path).", false)
    case .compare(let files):
      let recordings = try files.map(ConformanceRecording.init(contentsOf:))
      let ownName = ConformanceRecording.ofThisSystem().system
      let standIns = recordings.filter { $0.system == ownName }
      if standIns.count > 1 { throw Misuse(problem: "\(standIns.count) FILEs record the stand-in; give one of them") }
      let standIn = if let recorded = standIns.first { recorded } else { await ConformanceRecording.running() }
      return Self.comparison(of: recordings.filter { $0.system != ownName }, with: standIn)
    }
  }

  private static func comparison(
    of recordings: [ConformanceRecording], with standIn: ConformanceRecording
  ) -> (text: String, differs: Bool) {
    let others = recordings.isEmpty ? [.demanded()] : recordings
    let comparisons = others.map { ConformanceComparison(of: $0, with: standIn) }
    var parts = comparisons.map(\.markdown)
    if !recordings.isEmpty { parts.append(FidelityTable(comparisons).fidelityRows.joined(separator: "\n")) }
    return (parts.joined(separator: "\n\n"), comparisons.contains { $0.count(.differs) > 0 })
  }
}
