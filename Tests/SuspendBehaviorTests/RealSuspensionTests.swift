import Foundation
@testable import MeasureSuspension
import Testing

/// Real processes, stopped, killed and kept busy. Waits some seven seconds, once for all; the complete table is printed by
/// `Scripts/measure-suspension`.
struct RealSuspensionTests {
  @Test("RealTime: stopped, killed and busy processes tell what was done to them, and nothing that was not")
  func measure() throws {
    let process = Process()
    let output = Pipe()
    // The test bundle's executable stands beside it.
    let tests = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    process.executableURL = tests.deletingLastPathComponent().appendingPathComponent("MeasureSuspension")
    process.arguments = ["--quick"]
    process.standardOutput = output
    try process.run()
    var lines: [String] = []
    let reader = LineReader(output.fileHandleForReading)
    while let line = reader.next() { lines.append(line) }
    process.waitUntilExit()
    let table = lines.joined(separator: "\n")
    // A head and nine rows. A machine that was too busy to be measured exactly adds a line for each row it disturbed.
    #expect(lines.filter { !$0.hasPrefix("busy: ") }.count == 10, "\(table)")
    #expect(process.terminationStatus == 0, "\(table)")
  }
}
