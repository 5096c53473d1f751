import Foundation
import LifecycleTimeline
import Testing

@testable import TimelineDrawing

@Suite struct TraceTests {
  @Test("The trace of every recorded journey is what the format demands", arguments: RecordedJourney.names)
  func format(journey: String) throws {
    try check(RecordedJourney.recording(journey))
  }

  @Test("So is the trace of a recording that is cut anywhere", arguments: RecordedJourney.names)
  func cutRecordings(journey: String) throws {
    let events = try RecordedJourney.recording(journey).events
    for count in stride(from: 0, through: events.count, by: 5) {
      try check(TimelineRecording(Array(events.prefix(count)), duration: 100_000))
      try check(TimelineRecording(Array(events.suffix(count)), droppedEvents: events.count - count))
    }
  }

  /// Fields of each event: "Trace Event Format", sections Event Descriptions, Complete, Instant and Metadata Events.
  private func check(_ recording: TimelineRecording) throws {
    let trace = try Trace(recording.traceEvents)
    var ends: [Int: [Int]] = [:]
    var last = Int.min
    for event in trace.events {
      let phase = try #require(event["ph"] as? String)
      let name = try #require(event["name"] as? String)
      #expect(event["pid"] as? Int == 1)
      let track = try #require(event["tid"] as? Int)
      if phase == "M" {
        let arguments = try #require(event["args"] as? [String: Any])
        switch name {
        case "process_name", "thread_name": #expect(arguments["name"] is String)
        case "thread_sort_index": #expect(arguments["sort_index"] is Int)
        default: Issue.record("unknown metadata \(name)")
        }
        #expect(Set(event.keys).isSubset(of: ["name", "ph", "pid", "tid", "args"]))
        continue
      }
      let time = try #require(event["ts"] as? Int)
      #expect(time >= last, "times never go backwards")
      last = time
      #expect(event["cat"] is String)
      #expect(trace.trackNames[track] != nil, "each track has a name")
      switch phase {
      case "i": #expect(event["s"] as? String == "t")
      case "X":
        let duration = try #require(event["dur"] as? Int)
        #expect(duration >= 0)
        #expect(time + duration <= TraceEvent.microseconds(recording.duration))
        let open = (ends[track] ?? []).filter { $0 > time }
        #expect(open.allSatisfy { time + duration <= $0 }, "inside what goes on, on the same track: \(event)")
        ends[track] = open + [time + duration]
      default: Issue.record("unexpected phase \(phase)")
      }
      #expect(Set(event.keys).isSubset(of: ["name", "cat", "ph", "ts", "dur", "s", "pid", "tid", "args"]))
    }
    let names = Array(trace.trackNames.values)
    #expect(Set(names).count == names.count, "each track has another name")
  }

  @Test("Each screen has a track and one for its focus; a loss has its reason, and what is open at the end is marked")
  func screens() throws {
    let recording = try TimelineRecording(
      jsonLines: """
        {"t": 0, "kind": "behavior", "subject": "A", "event": "afterLoading"}
        {"t": 0, "kind": "behavior", "subject": "A", "event": "beforeAppearing", "animated": true}
        {"t": 0.35, "kind": "behavior", "subject": "A", "event": "afterAppearing", "animated": true}
        {"t": 0.35, "kind": "focus", "subject": "A", "event": "gained", "reason": "appeared", "previous": 0.35}
        {"t": 1, "kind": "note", "subject": "app", "event": "tapped play", "times": 2}
        {"t": 2, "kind": "focus", "subject": "A", "event": "lost", "reason": "covered", "previous": 1.65, "by": "B"}
        """)
    let trace = try Trace(TimelineRecording(recording.events, duration: 3).traceEvents)
    #expect(
      trace.lines == [
        "A: loaded 0 for 3000000 subject=A isOpen=1",
        "A: appearing 0 for 350000 subject=A",
        "A: visible 350000 for 2650000 subject=A isOpen=1",
        "A: focus: focused 350000 for 1650000 subject=A reason=appeared endReason=covered cover=B",
        "notes: tapped play 1000000 subject=app times=2",
        "A: focus: unfocused: covered by B 2000000 for 1000000 subject=A reason=covered cover=B isOpen=1",
      ])
  }

  @Test("An event that begins or ends nothing is a mark; one that does is none")
  func marks() throws {
    let names = ["afterLoading", "afterAppearing", "afterReceivingMemoryWarning", "afterDisappearing"]
    let events = names.enumerated().map {
      event(Double($0), .behavior, "A", $1)
    }
    #expect(
      try Trace(TimelineRecording(events, duration: 10).traceEvents).lines == [
        "A: loaded 0 for 3000000 subject=A",
        "A: visible 1000000 for 2000000 subject=A",
        "A: A afterReceivingMemoryWarning 2000000 subject=A",
      ])
  }

  @Test("What overlaps without being one inside the other is on two tracks of one lane")
  func overlap() {
    var tracks = TraceTracks()
    let lane = TraceLane(event(0, .input, "A", "ended", [.init("field", .text("name"))]))
    #expect(tracks.track(for: lane, from: 0, to: 10) == 1)
    #expect(tracks.track(for: lane, from: 2, to: 5) == 1)
    #expect(tracks.track(for: lane, from: 4, to: 8) == 2)
    #expect(tracks.track(for: lane, from: 10, to: 20) == 1)
    #expect(tracks.track(for: lane) == 1)
    #expect(tracks.inOrder.map(\.track.name) == ["input", "input (2)"])
  }

  @Test("The tracks of a screen are together, screens are in the order in which they appeared, and the app is first")
  func order() {
    let events: [(TimelineEvent.Kind, String, String)] = [
      (.behavior, "B", "afterLoading"), (.behavior, "A", "afterLoading"), (.note, "app", "tap"),
      (.focus, "A", "gained"),
      (.focus, "B", "gained"), (.overlay, "overlay", "didShow"), (.scene, "scene", "didActivate"),
      (.suspend, "app", "averted"), (.app, "app", "didBecomeActive"),
    ]
    let timed =
      events.enumerated().map { event(Double($0), $1.0, $1.1, $1.2) }
      + [event(9, .input, "A", "began", [.init("field", .text("name"))])]
    let recording = TimelineRecording(timed, duration: 20)
    let names = TraceBuilder(recording).events.filter { $0.name == "thread_name" }.map { $0.arguments[0].value }
    let expected = [
      "app", "scene", "suspension", "B", "B: focus", "A", "A: focus", "overlay", "input",
      "notes",
    ]
    #expect(names == expected.map { .text($0) })
  }

  @Test("A track that would be named like a screen says what it is")
  func names() {
    let events = [
      event(1, .overlay, "Player", "didShow"), event(1, .app, "Player", "didBecomeActive"),
      event(1, .behavior, "Player", "afterReceivingMemoryWarning"),
    ]
    let names = TraceBuilder(TimelineRecording(events)).events.filter { $0.name == "thread_name" }
    #expect(names.map { $0.arguments[0].value } == ["Player: app", "Player", "Player: overlay"].map { .text($0) })
  }

  @Test("An empty recording is a trace without events, which has when it began and what was dropped")
  func empty() throws {
    let recording = TimelineRecording(began: Date(timeIntervalSince1970: 0), droppedEvents: 7)
    #expect(
      recording.traceEvents == """
        {"displayTimeUnit": "ms", "otherData": {"dropped": 7, "began": "1970-01-01T00:00:00.000Z"}, "traceEvents": [
          {"name": "process_name", "ph": "M", "pid": 1, "tid": 0, "args": {"name": "LifecycleTimeline"}}
        ]}

        """)
  }
}

/// A trace, as a viewer reads it.
private struct Trace {
  let events: [[String: Any]]
  var trackNames: [Int: String] = [:]

  init(_ text: String) throws {
    let trace = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    events = try #require(trace["traceEvents"] as? [[String: Any]])
    for event in events where event["name"] as? String == "thread_name" {
      if let track = event["tid"] as? Int, let arguments = event["args"] as? [String: Any] {
        trackNames[track] = arguments["name"] as? String
      }
    }
  }

  /// What lasted and the points in time: `track: name start for duration arguments`.
  var lines: [String] {
    events.compactMap { event in
      guard let time = event["ts"] as? Int, let track = event["tid"] as? Int else { return nil }
      let arguments = event["args"] as? [String: Any] ?? [:]
      let order = ["subject", "reason", "endReason", "cover", "isOpen", "times"]
      let words = order.compactMap { name in arguments[name].map { "\(name)=\($0)" } }
      let duration = (event["dur"] as? Int).map { " for \($0)" } ?? ""
      return "\(trackNames[track] ?? ""): \(event["name"] ?? "") \(time)\(duration) " + words.joined(separator: " ")
    }
  }
}
