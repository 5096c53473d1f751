import FocusBehavior
import Foundation
import TestSupport
import Testing

@testable import LifecycleDemoKit

/// The journeys that are in the demo's folder, and the built-in one, with both kinds of sampling.
@MainActor
@Suite(.oneDevice)
struct FocusJourneysTests {
  nonisolated private static let names =
    ["built-in"] + files.map { $0.deletingPathExtension().lastPathComponent }.sorted()

  nonisolated private static let files = try! FileManager.default.contentsOfDirectory(
    at: URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Examples/LifecycleDemo/Journeys"),
    includingPropertiesForKeys: nil)

  private func journey(_ name: String) throws -> Journey {
    guard let file = Self.files.first(where: { $0.lastPathComponent == name + ".journey" }) else {
      return try Journey(parsing: BuiltInJourney.text, file: name)
    }
    return try Journey(parsing: String(contentsOf: file, encoding: .utf8), file: name)
  }

  /// What was told of focus, each with its latency.
  private func told(_ name: String, _ sampling: FocusSampling) throws -> [JourneyEvent] {
    try events(of: journey(name), hasPlayback: name == "built-in", sampling: sampling)
      .filter { $0.kind == .focus || $0.kind == .group }
  }

  private func latency(_ event: JourneyEvent) -> TimeInterval? {
    guard case .number(let seconds) = event.fields.first(where: { $0.name == "latency" })?.value else { return nil }
    return seconds
  }

  private func isSameTurn(_ event: JourneyEvent) -> Bool {
    event.fields.contains(JourneyField("sameTurn", true))
  }

  private func reason(_ event: JourneyEvent) -> String {
    guard case .text(let reason) = event.fields.first(where: { $0.name == "reason" })?.value else { return "" }
    return reason
  }

  /// Nothing announces these; everything else has a latency.
  private let unannounced = ["detached", "deinitialized"]

  @Test("Event-driven, every change is told in the turn that made it", arguments: names)
  func eventDriven(name: String) throws {
    for event in try told(name, .eventDriven) where !unannounced.contains(reason(event)) {
      #expect(latency(event) == 0 && isSameTurn(event), "\(LogLine(event))")
    }
  }

  @Test(
    "With a display link every change is told within a frame, and what only looking finds is told with one",
    arguments: names)
  func displayLink(name: String) throws {
    for event in try told(name, .displayLink(framesPerSecond: 60)) where !unannounced.contains(reason(event)) {
      let late = try #require(latency(event), "\(LogLine(event))")
      #expect(late >= 0 && late <= 1.0 / 60 + 0.000_001, "\(LogLine(event))")
    }
  }

  @Test("Both tell the same changes in the same order", arguments: names)
  func same(name: String) throws {
    func lines(_ sampling: FocusSampling) throws -> [String] {
      try told(name, sampling).map { "\($0.kind) \($0.subject) \($0.event) \(reason($0))" }
    }
    #expect(try lines(.eventDriven) == lines(.displayLink(framesPerSecond: 60)))
  }

  @Test("The journeys have every reason for which focus is lost")
  func reasons() throws {
    let all = try Self.names.flatMap { try told($0, .eventDriven) }.filter { $0.event != "gained" }
    #expect(
      Set(all.map(reason)) == [
        "disappeared", "covered", "alert", "windowNotKey", "windowHidden", "appInactive", "appBackground",
        "sceneBackground", "lessRecentlyUsed", "detached", "deinitialized",
      ])
  }

  @Test("Latency is measured: with one look a second it is what the look was late")
  func measured() throws {
    let journey = try Journey(parsing: "root A\nwait 1.4\nalert B\nwait 2", file: "f")
    let lost = try events(of: journey, sampling: .displayLink(framesPerSecond: 1))
      .first { $0.kind == .focus && $0.event == "lost" }
    #expect(lost.flatMap(latency).map { abs($0 - 0.25) < 0.02 } == true)
  }
}
