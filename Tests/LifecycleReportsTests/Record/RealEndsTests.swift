import Foundation
@testable import MeasureSuspension
import TestSupport
import Testing

@testable import LifecycleReports

/// Real processes that are ended. Waits some ten seconds in all; `Scripts/measure-suspension --ends` prints the table.
@Suite(.serialized) struct RealEndsTests {
  @Test("RealTime: of processes that are ended in each of seven ways the next launch says how, and what was in front")
  func ends() async throws {
    let lines = try await onThreadOfItsOwn { try Self.run(["--ends"]) }
    #expect(lines.count == EndTrial.all.count)
    #expect(lines.filter { $0.contains("  WRONG  ") } == [], "\(lines.joined(separator: "\n"))")
  }

  /// How often the writer is killed; RECORD_KILLS for more.
  static let kills = Int(ProcessInfo.processInfo.environment["RECORD_KILLS"] ?? "") ?? 40

  @Test(
    "RealTime: killed at any time while it writes, a process leaves a record that can be read and that says what was so"
  )
  func kills() async throws {
    let wrong = try await onThreadOfItsOwn { try (0..<Self.kills).compactMap { _ in try Self.killWriter() } }
    #expect(wrong == [])
  }

  /// Starts a process that writes as fast as it can, and kills it.
  /// - Returns: what is wrong with the record that it leaves; nil where nothing is.
  private static func killWriter() throws -> String? {
    let folder = TemporaryFolder()
    let (process, output) = (Process(), Pipe())
    process.executableURL = program
    process.arguments = ["--record-writer", folder.file("run").path]
    process.standardOutput = output
    try process.run()
    let reader = LineReader(output.fileHandleForReading)
    // One in ten is killed while it starts.
    var printed = Int.random(in: 0..<10) == 0 ? nil : reader.next().flatMap(Int.init)
    Thread.sleep(forTimeInterval: .random(in: 0...0.02))
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    while let line = reader.next() { printed = Int(line) }
    switch RunRecordFile(url: folder.file("run")).previousEntry {
    case .success(nil): return printed == nil ? nil : "no record after \(printed ?? 0)"
    case .failure(let defect): return "\(defect)"
    case .success(let entry?):
      guard let printed else { return nil }
      // The number that was printed is in the file; the next one may be.
      let name = entry.record.seen.screen ?? "-"
      let isRight = name == "S\(printed)" || name == "S\(printed + 1)"
      return isRight ? nil : "\(name) after \(printed)"
    }
  }

  /// It is beside the test bundle.
  private static var program: URL {
    let tests = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    return tests.deletingLastPathComponent().appendingPathComponent("MeasureSuspension")
  }

  private static func run(_ arguments: [String]) throws -> [String] {
    let (process, output) = (Process(), Pipe())
    process.executableURL = program
    process.arguments = arguments
    process.standardOutput = output
    try process.run()
    var lines: [String] = []
    let reader = LineReader(output.fileHandleForReading)
    while let line = reader.next() { lines.append(line) }
    return lines
  }
}
