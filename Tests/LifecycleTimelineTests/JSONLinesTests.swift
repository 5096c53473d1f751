import Foundation
import LifecycleTimeline
import Testing

@Suite struct JSONLinesTests {
  @Test("Every recorded journey of the demo is written back as it was read, byte for byte", arguments: journeyFiles)
  func recordedJourneys(journey: URL) throws {
    let text = try String(contentsOf: journey, encoding: .utf8)
    let recording = try TimelineRecording(jsonLines: text)
    #expect(recording.jsonLines == text)
    #expect(recording.events.count == text.split(separator: "\n").count)
    #expect(recording.began == nil && recording.droppedEvents == 0 && !recording.isCutOff)
    #expect(try TimelineRecording(contentsOf: journey) == recording)
  }

  @Test("There are recorded journeys")
  func recordedJourneysExist() {
    #expect(journeyFiles.count >= 11)
  }

  @Test(
    "Every text is read as it was written, in one line",
    arguments: [
      "", " ", "Player", "say \"hi\"", "C:\\Users\\me", "a/b", "line\nend\r\n", "tab\t\u{0}\u{1b}[31m\u{7f}",
      "Zoë 👩‍👩‍👧‍👦 日本語", "e\u{301}", "\u{2028}\u{2029}\u{85}", "\u{FEFF}", "{\"t\": 1}", "\\u0041", "\u{10FFFF}",
    ])
  func texts(text: String) throws {
    let event = TimelineEvent(
      time: 1, kind: .step, subject: text, name: text, details: [.init(text, .text(text)), .init("after", .flag(true))])
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
      (0.000_000_4, "0"), (1e-6, "1e-06"), (123_456_789_012, "123456789012.0"), (1e300, "1e+300"), (.infinity, "null"),
      (.nan, "null"),
    ] as [(Double, String)])
  func numbers(number: Double, json: String) throws {
    let event = TimelineEvent(time: 0, kind: .step, subject: "", name: "", details: [.init("n", .number(number))])
    let expected = json.hasSuffix(".0") ? String(json.dropLast(2)) : json
    #expect(event.jsonLine == #"{"t": 0, "kind": "step", "subject": "", "event": "", "n": \#(expected)}"#)
    #expect(try TimelineRecording(jsonLines: event.jsonLine).events.first?.jsonLine == event.jsonLine)
  }

  @Test("Flags and null are read as such, and every member that an event does not have itself is a detail")
  func details() throws {
    let line = #"{"event":"lost","new":null,"subject":"A","t":1,"kind":"focus","animated":false,"t":2,"catchUp":true}"#
    #expect(
      try TimelineRecording(jsonLines: line).events == [
        TimelineEvent(
          time: 1, kind: .focus, subject: "A", name: "lost",
          details: [
            .init("new", .null), .init("animated", .flag(false)), .init("t", .number(2)), .init("catchUp", .flag(true)),
          ])
      ])
  }

  @Test("A detail may have the name of a member")
  func detailsNamedAsMembers() throws {
    let event = TimelineEvent(
      time: 1, kind: .step, subject: "A", name: "b",
      details: [
        .init("kind", .text("x")), .init("t", .null), .init("subject", .text("y")), .init("event", .flag(true)),
      ])
    #expect(try TimelineRecording(jsonLines: event.jsonLine).events == [event])
  }

  @Test("Empty lines, white space and the ends of lines of Windows are skipped")
  func whiteSpace() throws {
    let text = "\n  \r\n\t{ \"t\" : 1 , \"kind\":\"app\",\"subject\":\"app\",\"event\":\"a\" } \r\n\n"
    let events = try TimelineRecording(jsonLines: text).events
    #expect(events == [TimelineEvent(time: 1, kind: .app, subject: "app", name: "a")])
    #expect(try TimelineRecording(jsonLines: "\u{FEFF}" + text).events == events)
    #expect(try TimelineRecording(jsonLines: "") == TimelineRecording())
  }

  @Test("The first line has when the recording began, how long it is and how many events were dropped")
  func header() throws {
    let event = TimelineEvent(time: 1, kind: .app, subject: "app", name: "a")
    let began = Date(timeIntervalSince1970: 1_795_339_800.25)
    let recording = TimelineRecording([event], began: began, duration: 65.2, droppedEvents: 120)
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
      TimelineEvent(time: $0.0, kind: .step, subject: "", name: $0.1)
    }
    #expect(TimelineRecording(events).events.map(\.name) == ["a", "b", "c", "d"])
    #expect(TimelineRecording(events).duration == 2)
    #expect(TimelineRecording(events, duration: 1).duration == 2)
  }

  @Test("A time that is not finite ends the process with a message")
  func timeThatIsNotFinite() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = TimelineRecording([TimelineEvent(time: .nan, kind: .step, subject: "A", name: "b")])
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("TimelineEvent.time must be finite in a recording, got nan for A b."))
  }
}
