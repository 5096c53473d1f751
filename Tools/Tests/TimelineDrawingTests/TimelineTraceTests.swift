import Foundation
import LifecycleTimeline
import Testing

@testable import TimelineDrawing

@Suite struct TimelineTraceTests {
  private typealias Object = [String: Any]

  private func objects(_ recording: TimelineRecording, range: ClosedRange<Double>? = nil) throws -> [Object] {
    let text = recording.chromeTrace(name: "test", range: range)
    let file = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? Object)
    #expect(file["displayTimeUnit"] as? String == "ms")
    return try #require(file["traceEvents"] as? [Object])
  }

  /// The names of the threads, in order, each with its spans: `"Player: visible 0-2000000"`.
  private func spans(_ objects: [Object]) -> [String] {
    objects.filter { $0["name"] as? String == "thread_name" }.map { thread in
      let spans = objects.filter { $0["ph"] as? String == "X" && $0["tid"] as? Int == thread["tid"] as? Int }
      let name = (thread["args"] as? Object)?["name"] as? String ?? ""
      return "\(name): "
        + spans.map { span in
          let start = span["ts"] as? Int ?? -1
          return "\(span["name"] ?? "") \(start)-\(start + (span["dur"] as? Int ?? -1))"
        }.joined(separator: ", ")
    }
  }

  @Test(
    "In the trace of each journey times are whole microseconds from 0 up, the spans of a thread nest, and each event is an instant",
    arguments: RecordedJourney.names)
  func recorded(_ name: String) throws {
    let recording = try RecordedJourney.recording(name)
    let objects = try objects(recording)
    let names = objects.filter { $0["name"] as? String == "thread_name" }.map { $0["tid"] as? Int }
    #expect(names == (1...names.count).map(\.self))
    #expect(Set(objects.map { $0["ph"] as? String }) == ["M", "X", "i"])
    #expect(objects.allSatisfy { $0["pid"] as? Int == 1 })
    let timed = objects.filter { $0["ph"] as? String != "M" }
    #expect(timed.allSatisfy { $0["ts"] as? Int ?? -1 >= 0 && names.contains($0["tid"] as? Int) })
    #expect(timed.filter { $0["ph"] as? String == "i" }.count == recording.events.count)
    for thread in names {
      var open: [Int] = []
      for span in timed where span["ph"] as? String == "X" && span["tid"] as? Int == thread {
        let (start, length) = try (#require(span["ts"] as? Int), #require(span["dur"] as? Int))
        #expect(length >= 0)
        while let last = open.last, last <= start { open.removeLast() }
        #expect(start + length <= open.last ?? .max, "\(span)")
        open.append(start + length)
      }
    }
  }

  @Test("A lane is a thread, the focus of a screen has its own, and what lasts ends with the recording")
  func threads() throws {
    let events = [
      event(0, .app, "app", "didBecomeActive"), event(0, .behavior, "Player", "afterAppearing"),
      event(0.5, .focus, "Player", "gained"), event(2, .behavior, "Player", "afterDisappearing"),
      event(2.25, .focus, "Player", "lost", [.init("reason", .text("covered")), .init("previous", .number(1.75))]),
    ]
    let objects = try objects(TimelineRecording(events, duration: 4))
    #expect(
      spans(objects) == [
        "App: active 0-4000000", "Player: loaded 0-2000000, visible 0-2000000", "Player, focus: focused 500000-2250000",
      ])
    let loss = try #require(objects.first { $0["name"] as? String == "lost" })
    #expect(loss["ph"] as? String == "i" && loss["s"] as? String == "t" && loss["cat"] as? String == "focus")
    #expect(loss["ts"] as? Int == 2_250_000 && loss["tid"] as? Int == 3)
    let args = try #require(loss["args"] as? Object)
    #expect(args["reason"] as? String == "covered" && args["previous"] as? Double == 1.75)
    #expect(objects.first?["name"] as? String == "process_name")
  }

  @Test("Of spans that overlap, the later one is in another thread of the same name")
  func overlapping() throws {
    func field(_ time: Double, _ name: String, _ field: String) -> TimelineEvent {
      event(time, .input, "Task", name, [.init("field", .text(field))])
    }
    let events = [
      field(0, "began", "A"), field(2, "began", "B"), field(3, "ended", "A"), field(3, "began", "A"),
      field(5, "ended", "B"), field(5, "ended", "A"),
    ]
    #expect(
      spans(try objects(TimelineRecording(events))) == [
        "Fields, Task: A edited 0-3000000, A edited 3000000-5000000", "Fields, Task: B edited 2000000-5000000",
      ])
  }

  @Test("Times before the beginning are counted from the first event, and a kind without a lane has a thread")
  func early() throws {
    let lines = [
      #"{"t": -2.5, "kind": "view", "subject": "List", "event": "viewDidLoad", "n": null, "on": false}"#,
      #"{"t": 1, "kind": "app", "subject": "app", "event": "didBecomeActive"}"#,
    ]
    let objects = try objects(TimelineRecording(jsonLines: lines.joined(separator: "\n")))
    #expect(spans(objects) == ["App: active 3500000-3500000", "List: "])
    let view = try #require(objects.first { $0["cat"] as? String == "view" })
    #expect(view["ts"] as? Int == 0)
    #expect((view["args"] as? Object)?["on"] as? Bool == false && (view["args"] as? Object)?["n"] is NSNull)
  }

  @Test("A range has what is in it, as a whole where only a part is")
  func range() throws {
    let events = [
      event(0, .behavior, "A", "afterAppearing"), event(3, .behavior, "A", "afterDisappearing"),
      event(5, .note, "app", "tap"),
    ]
    let objects = try objects(TimelineRecording(events), range: 1...2)
    #expect(spans(objects) == ["A: loaded 0-3000000, visible 0-3000000"])
    #expect(!objects.contains { $0["ph"] as? String == "i" })
  }

  @Test("A recording without events is a trace without threads")
  func empty() throws {
    #expect(try objects(TimelineRecording()).count == 1)
  }
}
