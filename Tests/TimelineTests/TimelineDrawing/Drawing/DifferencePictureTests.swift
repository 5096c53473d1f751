import LifecycleTimeline
import Testing

@testable import TimelineDrawing

@Suite struct DifferencePictureTests {
  @Test(
    "A recording does not differ from itself, also if its times are a little different",
    arguments: RecordedJourney.names)
  func alike(_ name: String) throws {
    let recording = try RecordedJourney.recording(name)
    var events = recording.events
    for index in events.indices { events[index].time += 0.02 }
    let difference = TimelineDifference(recording, TimelineRecording(events))
    #expect(difference.isEmpty)
    let layout = difference.picture(titles: ("Before", "After")).layout(width: 800)
    #expect(layout.faults == [])
    #expect(layout.allLabels.contains { $0.text == "After, no difference" })
    #expect(!layout.lanes.contains { $0.bars.contains { $0.look == .span(.difference) } })
  }

  @Test(
    "The states that begin or end with a change are marked in both recordings", arguments: [360.0, 800, 1400])
  func differences(_ width: Double) throws {
    let recording = try RecordedJourney.recording("interruptions")
    var events = recording.events
    let loss = try #require(events.firstIndex { $0.kind == .focus && $0.subject == "Unlock" && $0.name == "lost" })
    events[loss] = event(events[loss].time, .focus, "Unlock", "lost", [.init("previous", .number(1))])
    events.removeAll { $0.kind == .app && $0.time == 9 }
    let difference = TimelineDifference(recording, TimelineRecording(events))
    #expect(
      difference.changes.map(\.description) == [
        "app: didBecomeActive at 9.000 s is missing.",
        "Unlock: focus lost at 11.000 s has reason disappeared instead of reason windowHidden.",
      ])
    let layout = difference.picture(titles: ("Before", "After")).layout(width: width)
    #expect(layout.faults == [])
    let labels = layout.allLabels
    #expect(labels.contains { $0.text == "Before, 2 differences" })
    #expect(labels.contains { $0.text == "After, 1 difference" })
    let marked = layout.lanes.filter { $0.bars.contains { $0.look == .span(.difference) } }
    #expect(marked.map(\.lane.name) == ["App", "Unlock", "Unlock"])
    #expect(labels.filter { $0.text.hasPrefix("≠") }.count == 3)
    #expect(difference.svg(width: width).contains("<path class=\"difference\""))
  }

  @Test("Of intervals that are alike only the one with the change is marked, in both recordings")
  func oneOfSeveral() throws {
    func recording(_ reason: String) -> TimelineRecording {
      TimelineRecording(
        [1.0, 3, 5].flatMap { time in
          ["A", "B"].flatMap { screen in
            let why = screen == "A" && time == 3 ? reason : "covered"
            return [
              event(time, .behavior, screen, "afterAppearing"), event(time, .focus, screen, "gained"),
              event(time + 1, .focus, screen, "lost", [.init("reason", .text(why))]),
              event(time + 1, .behavior, screen, "afterDisappearing"),
            ]
          }
        }, duration: 7)
    }
    let lanes = TimelineDifference(recording("covered"), recording("alert")).picture(titles: ("1", "2"))
      .layout(width: 800).lanes.map(\.lane)
    let boxes = lanes.flatMap { lane in
      lane.spans.filter { $0.look == .difference }.map { "\(lane.name) \($0.title) \($0.start) to \($0.end ?? 0)" }
    }
    #expect(boxes == ["A focused 3.0 to 4.0", "A focused 3.0 to 4.0"])
  }

  @Test("How long a screen is loaded is not marked")
  func loaded() {
    let recordings = [0, 0.5].map { time in
      TimelineRecording([event(time, .behavior, "A", "afterLoading"), event(2, .behavior, "A", "afterAppearing")])
    }
    let difference = TimelineDifference(recordings[0], recordings[1])
    #expect(difference.changes.count == 1)
    let lanes = difference.picture(titles: ("1", "2")).layout(width: 800).lanes.map(\.lane)
    #expect(lanes.count == 2 && lanes.allSatisfy { $0.spans.allSatisfy { $0.look != .difference } })
  }

  @Test("Differences at the same time are one box, and another later is another")
  func boxes() {
    var lane = TimelineLane(name: "A")
    lane.mark([
      .init(.visible, from: 0, to: 4, title: "visible"), .init(.focused, from: 1, to: 6, title: "focused"),
      .init(.focused, from: 7, to: nil, title: "focused"),
    ])
    #expect(lane.spans.map(\.look) == [.difference, .difference])
    #expect(lane.spans.map(\.title) == ["visible, focused", "focused"])
    #expect(lane.spans.map(\.end) == [6, nil])
    #expect(lane.notes.map(\.text) == ["≠ visible, focused", "≠ focused"])
  }
}
