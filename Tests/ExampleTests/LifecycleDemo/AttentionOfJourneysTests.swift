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
  private final class Log {
    var lines: [String] = []
    var turns: [Int] = []
    var subscription: LifecycleSubscription?
  }

  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("AttentionOfJourneys.txt")

  private func play(_ name: String) throws -> Log {
    let journey = try #require(Gallery.journey(named: name)).journey()
    let device = HeadlessDevice.virtual(for: journey)
    let player = DemoPlayer(on: device)
    let log = Log()
    let start = LifecycleTime.current.read().uptime
    AttentionReporter.shared.nameOfScreen = { $0.journeyName }
    log.subscription = AttentionReporter.shared.subscribe { [unowned log] _, attention in
      log.turns.append(device.world.loop.turnCount)
      log.lines.append(String(format: "%9.3f  ", LifecycleTime.current.read().uptime - start) + "\(attention)")
    }
    try player.play(journey)
    return log
  }

  @Test("In each journey of the gallery the attention is on what was recorded, and changes once in a turn at most")
  func gallery() throws {
    var text = ""
    for name in Gallery.journeys.map(\.name) {
      let log = try play(name)
      #expect(Set(log.turns).count == log.turns.count, "\(name)")
      text += ([name] + log.lines).joined(separator: "\n") + "\n\n"
    }
    if ProcessInfo.processInfo.environment["ATTENTION_WRITE"] == "1" {
      try text.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    let recorded = try String(contentsOf: Self.file, encoding: .utf8)
    let differences = text.components(separatedBy: "\n").difference(from: recorded.components(separatedBy: "\n"))
    #expect(differences.map { "\($0)" } == [])
  }
}
