import Foundation
@testable import MeasureSuspension
import TestSupport
import Testing

/// Real processes, stopped and kept busy. Waits some seven seconds in all; `Scripts/measure-suspension` prints the
/// complete table.
struct RealSuspensionTests {
  @Test("RealTime: stopped and busy processes report what was done to them, and no more than that")
  func measure() async throws {
    let (lines, status) = try await onThreadOfItsOwn(Self.run)
    let table = lines.joined(separator: "\n")
    // A head and six rows. A machine that was too busy to be measured exactly adds a line for each row it disturbed.
    #expect(lines.filter { !$0.hasPrefix("busy: ") }.count == 7, "\(table)")
    #expect(status == 0, "\(table)")
  }

  private static func run() throws -> (lines: [String], status: Int32) {
    let process = Process()
    let output = Pipe()
    // The executable is beside the test bundle.
    let tests = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    process.executableURL = tests.deletingLastPathComponent().appendingPathComponent("MeasureSuspension")
    process.arguments = ["--quick"]
    process.standardOutput = output
    let exit = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in exit.signal() }
    try process.run()
    var lines: [String] = []
    let reader = LineReader(output.fileHandleForReading)
    while let line = reader.next() { lines.append(line) }
    if exit.wait(timeout: .now() + 60) == .timedOut {
      kill(process.processIdentifier, SIGKILL)
      return (lines + ["The measurement did not end."], -1)
    }
    return (lines, process.terminationStatus)
  }
}
