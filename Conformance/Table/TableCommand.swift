import ConformanceSuite
import Foundation

/// What the command's arguments ask for.
enum TableCommand: Equatable {
  /// Writes what the stand-in does.
  case record(URL)
  /// Compares recordings with what the stand-in does; without recordings, what the rules demand.
  case compare([URL])
  /// Writes the section about recordings into Fidelity.md; `checks`: compares it with what is there.
  case page(URL, [URL], checks: Bool)

  private static let usage = """
    usage: ConformanceTable                       what the stand-in does, beside what the rules demand
           ConformanceTable FILE…                 what was recorded, beside what the stand-in does
           ConformanceTable --record FILE         writes what the stand-in does
           ConformanceTable --page PAGE FILE…     writes the section about the FILEs into Fidelity.md
           ConformanceTable --check PAGE FILE…    writes nothing; fails if the section is out of date
    A FILE with a recording of the stand-in is used in place of a run.
    """

  struct Misuse: Error, CustomStringConvertible {
    let problem: String

    var description: String { "\(problem)\n\(usage)" }
  }

  init(arguments: [String]) throws {
    let option = arguments.first.flatMap { ["--record", "--page", "--check"].contains($0) ? $0 : nil }
    let arguments = arguments.dropFirst(option == nil ? 0 : 1)
    if let unknown = arguments.first(where: { $0.hasPrefix("-") }) {
      throw Misuse(problem: "\(unknown) is no option here; a FILE of that name is ./\(unknown)")
    }
    let files = arguments.map { URL(fileURLWithPath: $0) }
    switch option {
    case "--record"?:
      if files.count != 1 { throw Misuse(problem: "--record takes one FILE, got \(files.count)") }
      self = .record(files[0])
    case let option?:
      if files.isEmpty { throw Misuse(problem: "\(option) takes a PAGE") }
      self = .page(files[0], Array(files.dropFirst()), checks: option == "--check")
    case nil:
      self = .compare(files)
    }
  }

  /// - Returns: what to print, and whether a case differs or the page is out of date.
  @MainActor
  func run() async throws -> (text: String, differs: Bool) {
    switch self {
    case .record(let file):
      let recording = await ConformanceRecording.running()
      try recording.write(to: file)
      return ("\(recording.results.count) cases are recorded in \(file.path).", false)
    case .compare(let files):
      let found = try await Self.comparisons(of: files)
      let comparisons =
        found.ofUIKit.isEmpty ? [ConformanceComparison(of: .demanded(), with: found.standIn)] : found.ofUIKit
      var parts = comparisons.map(\.markdown)
      if !found.ofUIKit.isEmpty { parts.append(FidelityTable(comparisons).fidelityRows.joined(separator: "\n")) }
      return (parts.joined(separator: "\n\n"), comparisons.contains { $0.count(.differs) > 0 })
    case .page(let file, let files, let checks):
      let text = try String(contentsOf: file, encoding: .utf8)
      guard let page = FidelityPage(text) else {
        throw Misuse(problem: "\(file.path) has no comments between which the section is written")
      }
      let written = page.written(try await Self.comparisons(of: files).ofUIKit)
      if !checks { try written.write(to: file, atomically: true, encoding: .utf8) }
      let isOld = checks && written != text
      return (
        isOld ? "\(file.path) is out of date; run Scripts/conformance --page" : "\(file.path) is up to date.", isOld
      )
    }
  }

  @MainActor
  private static func comparisons(
    of files: [URL]
  ) async throws -> (standIn: ConformanceRecording, ofUIKit: [ConformanceComparison]) {
    let recordings = try files.map(ConformanceRecording.init(contentsOf:))
    let ownName = ConformanceRecording.ofThisSystem().system
    let standIns = recordings.filter { $0.system == ownName }
    if standIns.count > 1 { throw Misuse(problem: "\(standIns.count) FILEs record the stand-in; give one of them") }
    let standIn = if let recorded = standIns.first { recorded } else { await ConformanceRecording.running() }
    let others = recordings.filter { $0.system != ownName }
    return (standIn, others.map { ConformanceComparison(of: $0, with: standIn) })
  }
}
