import Foundation
import TestSupport
import Testing

@testable import LifecycleDemo

/// What `.ci/record-journeys` has written into `Examples/LifecycleDemo/Recorded`.
func recorded(_ name: String) throws -> String {
  let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  return try String(
    contentsOf: package.appendingPathComponent("Examples/LifecycleDemo/Recorded/\(name)"), encoding: .utf8)
}

@MainActor
@Suite(.oneDevice)
struct RecordedJourneysTests {
  @Test("Each journey of the gallery prints what is recorded", arguments: Gallery.journeys.map(\.name))
  func journey(name: String) throws {
    var printed: [Substring] = []
    let console = Console(writeOutput: { printed += $0.split(separator: "\n") }, writeErrors: { _ in })
    let demo = DemoOutput(try DemoOptions(["--format", "jsonl"]), console: console)
    let journey = try #require(Gallery.journey(named: name)).journey()
    try DemoPlayer(on: .virtual(for: journey), receive: demo.receive).play(journey)
    #expect(try printed == recorded("\(name).jsonl").split(separator: "\n"))
  }
}
