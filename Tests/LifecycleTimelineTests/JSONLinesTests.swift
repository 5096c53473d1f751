import Foundation
import TestSupport
import Testing

@testable import LifecycleTimeline

@Suite struct JSONLinesTests {
  @Test("A recording of today is read, and written again byte for byte", arguments: recordings)
  func recordedBefore(file: URL) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(try TimelineRecording(jsonLines: text).jsonLines == text)
  }

  private static let recordings: [URL] = {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folders = ["Examples/LifecycleDemo/Recorded", "Tools/Tests/LifecycleToolTests/Recordings"]
    let files = folders.flatMap { folder in
      let url = package.appendingPathComponent(folder)
      return (try? FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)) ?? []
    }
    return files.filter { $0.pathExtension == "jsonl" }.sorted { $0.path < $1.path }
  }()

  @Test("The lines of events, as other programs read them")
  func lines() {
    let events = [
      event(0.5, .behavior, "A", "released"),
      event(
        0.5, .focus, "A", "lost",
        [
          .init("reason", .text("covered")), .init("previous", .number(1.25)), .init("suspended", .number(3)),
          .init("by", .text("Queue")),
        ]),
      event(0.5, .app, "app", "didBecomeActive", [.init("catchUp", .flag(true))]),
      event(1.5, .note, "A", "tapped", [.init("items", .number(2)), .init("next", .null)]),
    ]
    #expect(
      TimelineRecording(events).jsonLines == """
        {"t": 0.5, "kind": "behavior", "subject": "A", "event": "released"}
        {"t": 0.5, "kind": "focus", "subject": "A", "event": "lost", "reason": "covered", "previous": 1.25, "suspended": 3, "by": "Queue"}
        {"t": 0.5, "kind": "app", "subject": "app", "event": "didBecomeActive", "catchUp": true}
        {"t": 1.5, "kind": "note", "subject": "A", "event": "tapped", "items": 2, "next": null}

        """)
  }

  @Test(
    "Every text is read as it was written, in one line",
    arguments: [
      "", " ", "\"", "Player", "say \"hi\"", "C:\\Users\\me", "a/b", "line\nend\r\n", "tab\t\u{0}\u{1b}[31m\u{7f}",
      "Zoë 👩‍👩‍👧‍👦 日本語", "e\u{301}", "\u{2028}\u{2029}\u{85}", "\u{FEFF}", "{\"t\": 1}", "\\u0041", "\u{10FFFF}",
    ])
  func texts(text: String) throws {
    let event = event(1, .note, text, text, [.init(text, .text(text)), .init("after", .flag(true))])
    let lines = TimelineRecording([event]).jsonLines
    #expect(lines.split(whereSeparator: \.isNewline).count == 1)
    let read = try TimelineRecording(jsonLines: lines).events
    #expect(read == [event])
    // `==` of strings does not distinguish composed characters.
    #expect(read.map { Array($0.subject.utf8) } == [Array(text.utf8)])
    #expect(JSONSerialization.isValidJSONObject(try JSONSerialization.jsonObject(with: Data(lines.utf8))))
  }

  @Test(
    "Numbers are written to the microsecond, without superfluous digits",
    arguments: [
      (0, "0"), (-0.0, "0"), (1.35, "1.35"), (3, "3"), (-2.5, "-2.5"), (0.1 + 0.2, "0.3"),
      (1_800.000001, "1800.000001"),
      (0.000_000_4, "0"), (1e-6, "1e-06"), (123_456_789_012, "123456789012"), (1e300, "1e+300"), (.infinity, "null"),
      (.nan, "null"),
    ] as [(Double, String)])
  func numbers(number: Double, json: String) throws {
    let event = event(0, .note, "", "", [.init("n", .number(number))])
    #expect(event.jsonLine == #"{"t": 0, "kind": "note", "subject": "", "event": "", "n": \#(json)}"#)
    #expect(try TimelineRecording(jsonLines: event.jsonLine).events.first?.jsonLine == event.jsonLine)
  }

  @Test("A number that was written stays the same however often it is read and written again, at every size")
  func writtenAgain() throws {
    var random = SeededGenerator(seed: 3)
    let numbers = (0..<20_000).map { _ in
      Double.random(in: 0..<1, using: &random) * exp2(.random(in: -30..<60, using: &random))
    }
    // One of those that became a microsecond more each time.
    for number in [4_447_649_067.210_61] + numbers {
      let written = number.toTheMicrosecond
      #expect(written.toTheMicrosecond == written, "\(number)")
      #expect(abs(written - number) < 0.000_001)
      #expect(Double(JSONText.number(number)) == written, "\(number)")
    }
  }

  @Test("A kind, an event and details of a later version are kept", arguments: ["focus", "gaze", "", "a\n\u{1b}[31m"])
  func unknownMembers(kind: String) throws {
    let kindText = JSONText.text(kind)
    let line = #"{"new":null,"event":"found","reason":"boredom","subject":"A","t":1,"kind":\#(kindText),"t":2}"#
    let details: [TimelineEvent.Detail] = [
      .init("new", .null), .init("reason", .text("boredom")), .init("t", .number(2)),
    ]
    let events = try TimelineRecording(jsonLines: line).events
    #expect(events == [event(1, .init(name: kind), "A", "found", details)])
    #expect(try events.map { try TimelineRecording(jsonLines: $0.jsonLine).events } == [events])
  }

  @Test("A detail of a note may have the name of a member")
  func detailsNamedAsMembers() throws {
    let event = event(
      1, .note, "A", "b",
      [.init("kind", .text("x")), .init("t", .null), .init("subject", .text("y")), .init("event", .flag(true))])
    #expect(try TimelineRecording(jsonLines: event.jsonLine).events == [event])
  }

  @Test("Empty lines, white space and the ends of lines of Windows are skipped")
  func whiteSpace() throws {
    let text = "\n  \r\n\t{ \"t\" : 1 , \"kind\":\"app\",\"subject\":\"app\",\"event\":\"didBecomeActive\" } \r\n\n"
    let events = try TimelineRecording(jsonLines: text).events
    #expect(events == [event(1, .app, "app", "didBecomeActive")])
    #expect(try TimelineRecording(jsonLines: "\u{FEFF}" + text).events == events)
    #expect(try TimelineRecording(jsonLines: "") == TimelineRecording())
  }

  @Test("The first line has when the recording began, how long it is and how many events were dropped")
  func header() throws {
    let began = Date(timeIntervalSince1970: 1_795_339_800.25)
    let recording = TimelineRecording(
      [event(1, .app, "app", "didBecomeActive")], began: began, duration: 65.2, droppedEvents: 120)
    let lines = recording.jsonLines.split(separator: "\n")
    #expect(lines.first == #"{"began": "2026-11-22T09:30:00.250Z", "duration": 65.2, "dropped": 120}"#)
    #expect(lines.count == 2)
    #expect(try TimelineRecording(jsonLines: recording.jsonLines) == recording)
    let unknown = TimelineRecording(droppedEvents: 3)
    #expect(unknown.jsonLines == "{\"began\": null, \"dropped\": 3}\n")
    #expect(try TimelineRecording(jsonLines: "{\"began\": null, \"dropped\": 3, \"app\": \"x\"}\n") == unknown)
  }

  @Test("Events are in order of time, and those of one time as they were")
  func order() {
    let events = [(2, "c"), (1, "a"), (2, "d"), (1, "b")].map {
      event($0.0, .note, "", $0.1)
    }
    #expect(TimelineRecording(events).events.map(\.name) == ["a", "b", "c", "d"])
    #expect(TimelineRecording(events).duration == 2)
    #expect(TimelineRecording(events, duration: 1).duration == 2)
  }
}
