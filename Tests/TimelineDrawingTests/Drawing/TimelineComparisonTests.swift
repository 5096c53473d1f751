import Foundation
import LifecycleTimeline
import Testing

@testable import TimelineDrawing

@Suite struct TimelineComparisonTests {
  @Test(
    "A recording does not differ from itself, also if its times are a little different",
    arguments: RecordedJourney.names)
  func alike(_ name: String) throws {
    let recording = try RecordedJourney.recording(name)
    var events = recording.events
    for index in events.indices { events[index].time += 0.02 }
    let comparison = TimelineComparison(recording, TimelineRecording(events))
    #expect(comparison.isAlike)
    let layout = comparison.picture(titles: ("Recording", "Replay"), width: 800).layout
    #expect(layout.faults == [])
    #expect(layout.allLabels.contains { $0.text == "Replay, no difference" })
  }

  @Test(
    "A loss for another reason and one that is missing are marked in both recordings", arguments: [360.0, 800, 1400])
  func differences(_ width: Double) throws {
    let recording = try RecordedJourney.recording("interruptions")
    var events = recording.events
    let loss = try #require(events.firstIndex { $0.kind == .focus && $0.subject == "Unlock" && $0.name == "lost" })
    events[loss].details[0] = .init("reason", .text("disappeared"))
    events.removeAll { $0.kind == .app && $0.time == 9 }
    let comparison = TimelineComparison(recording, TimelineRecording(events))
    #expect(
      comparison.onlyInFirst.map(\.text) == [
        "app inactive 6 to 9", "app active 9 to 12", "Unlock focused 10 to 11, appeared, ends: windowHidden",
        "app inactive 12 to 12",
      ])
    #expect(
      comparison.onlyInSecond.map(\.text) == [
        "app inactive 6 to 12", "Unlock focused 10 to 11, appeared, ends: disappeared",
      ])
    let layout = comparison.picture(titles: ("Recording", "Replay"), width: width).layout
    #expect(layout.faults == [])
    let labels = layout.allLabels
    #expect(labels.contains { $0.text == "Recording, 4 differences" })
    #expect(labels.contains { $0.text == "Replay, 2 differences" })
    let marked = layout.lanes.filter { $0.bars.contains { $0.look == "difference" } }
    #expect(marked.map(\.lane.name) == ["App", "Unlock", "App", "Unlock"])
    #expect(labels.filter { $0.text.hasPrefix("≠") }.count == 4)
  }
}
