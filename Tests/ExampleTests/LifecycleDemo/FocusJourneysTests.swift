import FocusBehavior
import Journey
import LifecycleTimeline
import TestSupport
import Testing

@testable import LifecycleDemo

/// The journeys of the gallery, with both kinds of sampling.
@MainActor
@Suite(.oneDevice)
struct FocusJourneysTests {
  nonisolated private static let names = Gallery.journeys.map(\.name)

  /// A change of focus that a screen reports.
  private struct Change {
    let event: TimelineEvent
    /// A key window was released with its screen, and this screen gains focus because no other window is key.
    var followsRelease = false

    var reason: String { event.text("reason") ?? "" }

    /// UIKit announces nothing for these. Every other change has a latency.
    var isUnannounced: Bool { ["detached", "deinitialized"].contains(reason) || followsRelease }
  }

  private func changes(_ name: String, _ sampling: FocusSampling?) throws -> [Change] {
    let journey = try #require(Gallery.journey(named: name)).journey()
    var changes = try events(of: journey, sampling: sampling).filter { [.focus, .group].contains($0.kind) }
      .map { Change(event: $0) }
    for index in changes.indices.dropFirst() where changes[index - 1].reason == "deinitialized" {
      changes[index].followsRelease = changes[index].reason == "windowKey"
    }
    return changes
  }

  @Test(
    "Every change is reported within a frame, and one that only a sample finds has a latency too", arguments: names,
    [nil, FocusSampling.displayLink(framesPerSecond: 60)])
  func withinAFrame(name: String, sampling: FocusSampling?) throws {
    for change in try changes(name, sampling) where !change.isUnannounced {
      let late = try #require(change.event.number("latency"), "\(change)")
      #expect(late >= 0 && late <= 1.0 / 60 + 0.000_001, "\(change)")
    }
  }

  @Test("Both kinds of sampling report the same changes in the same order", arguments: names)
  func same(name: String) throws {
    func lines(_ sampling: FocusSampling?) throws -> [String] {
      try changes(name, sampling).map { "\($0.event.kind) \($0.event.subject) \($0.event.name) \($0.reason)" }
    }
    #expect(try lines(nil) == lines(.displayLink(framesPerSecond: 60)))
  }
}
