import Foundation
import HeadlessDevice
import Journey
import LifecycleBehaviors
import LifecycleReports
import TestSupport
import Testing
import UIKit

@testable import LifecycleDemo

/// What the attention is on in each journey of the gallery, compared with what was recorded: AttentionOfJourneys.txt, which
/// ATTENTION_WRITE=1 writes.
@MainActor
@Suite(.oneDevice)
struct AttentionOfJourneysTests {
  private final class Sink: AttentionSink {
    var lines: [String] = []
    var turns: [Int] = []
    var turn: () -> Int = { 0 }
    var start: TimeInterval = 0

    func attentionDidChange(from previous: Attention, to attention: Attention) {
      turns.append(turn())
      lines.append(String(format: "%9.3f  ", LifecycleTime.current.read().uptime - start) + "\(attention)")
    }
  }

  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("AttentionOfJourneys.txt")

  private func play(_ name: String) throws -> Sink {
    let journey = try #require(Gallery.journey(named: name)).journey()
    let device = HeadlessDevice.virtual(for: journey)
    let player = DemoPlayer(on: device)
    let sink = Sink()
    sink.start = LifecycleTime.current.read().uptime
    sink.turn = { device.world.loop.turnCount }
    AttentionReporter.shared.nameOfScreen = { $0.journeyName }
    AttentionReporter.shared.add(sink)
    try player.play(journey)
    return sink
  }

  @Test("In each journey of the gallery the attention is on what was recorded, and changes once in a turn at most")
  func gallery() throws {
    var text = ""
    for name in Gallery.journeys.map(\.name) {
      let sink = try play(name)
      #expect(Set(sink.turns).count == sink.turns.count, "\(name)")
      text += ([name] + sink.lines).joined(separator: "\n") + "\n\n"
    }
    if ProcessInfo.processInfo.environment["ATTENTION_WRITE"] == "1" {
      try text.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    let recorded = try String(contentsOf: Self.file, encoding: .utf8)
    let differences = text.components(separatedBy: "\n").difference(from: recorded.components(separatedBy: "\n"))
    withKnownIssue("W20: a menu is taken for a sheet") {
      #expect(differences.map { "\($0)" } == [])
    }
  }
}
