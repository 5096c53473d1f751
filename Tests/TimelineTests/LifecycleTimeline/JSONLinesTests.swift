import Foundation
import LifecycleTimeline
import TestSupport
import Testing

@Suite struct JSONLinesTests {
  /// Each event that a recorder can record, once and more, with all that it can carry.
  static let all: [TimelineEvent.Occurrence] =
    [
      .moment(.init(.afterAttaching)), .moment(.init(.afterLoading, isCatchUp: true)),
      .moment(.init(.beforeAppearing, isAnimated: true, circumstances: [.init("in", .text("navigation"))])),
      .moment(.init(.duringAppearing, isAnimated: false)), .moment(.init(.afterAppearing, isAnimated: true)),
      .moment(.init(.beforeTransition(to: CGSize(width: 844, height: 390.5)))),
      .moment(.init(.afterTransition(to: CGSize(width: 844, height: 390.5)))),
      .moment(.init(.afterReceivingMemoryWarning)),
      .moment(.init(.beforeDisappearing, isAnimated: true, undoesCancelledTransition: true)),
      .moment(.init(.afterDisappearing, isAnimated: false)), .moment(.init(.beforeDetaching)), .released,
      .focus(.init(.gained, .appeared)),
      .focus(.init(.lost, .covered, previous: 1.25, suspended: 3, cover: "Queue")),
      .app(.didBecomeActive, isCatchUp: true), .scene(.didActivate, isCatchUp: true),
      .suspension(.willSuspend(.possible)), .suspension(.willSuspend(.imminent(secondsLeft: 4.5))),
      .suspension(.willSuspend(.expired)), .suspension(.didSuspend), .suspension(.didUnsuspend(seconds: 13.9)),
      .suspension(.averted), .suspension(.stalled(.mainThread(seconds: 2))),
      .suspension(.stalled(.debugger(seconds: 2))), .suspension(.failed("clockUnavailable")),
      .overlay(.willShow), .overlay(.didShow), .overlay(.willHide), .overlay(.didHide),
      .overlay(.unreadable(failedChecks: 3)), .input(.began(field: "name")), .input(.ended(field: "name")),
      .input(.keyboardDidShow), .input(.keyboardDidHide), .note(.init("tapped", [.init("items", .null)])),
    ] + TimelineEvent.App.allCases.map { .app($0) } + TimelineEvent.Scene.allCases.map { .scene($0) }
    + TimelineEvent.Focus.Reason.allCases.map { .focus(.init(.reasonChanged, $0)) }

  @Test("Every event is read as it was written")
  func events() throws {
    let recording = TimelineRecording(
      Self.all.enumerated().map { TimelineEvent(time: Double($0), subject: "A", $1) }, duration: 100)
    let read = try TimelineRecording(jsonLines: recording.jsonLines)
    #expect(read == recording)
    #expect(read.jsonLines == recording.jsonLines)
    #expect(Set(recording.events.map(\.kind)) == Set(TimelineEvent.Kind.allCases))
  }

  @Test("The lines of events, as other programs read them")
  func lines() {
    let events: [TimelineEvent.Occurrence] = [
      .moment(.init(.beforeAppearing, isAnimated: true, isCatchUp: true, circumstances: [.init("depth", .number(1))])),
      .moment(.init(.beforeTransition(to: CGSize(width: 844, height: 390.5)))), .released,
      .focus(.init(.lost, .covered, previous: 1.25, suspended: 3, cover: "Queue")),
      .app(.didBecomeActive, isCatchUp: true), .scene(.didActivate),
      .suspension(.willSuspend(.imminent(secondsLeft: 4.5))), .suspension(.stalled(.mainThread(seconds: 2))),
      .overlay(.unreadable(failedChecks: 3)), .input(.began(field: "name")),
      .note(.init("tapped", [.init("items", .number(2))])),
    ]
    #expect(
      TimelineRecording(events.map { TimelineEvent(time: 0.5, subject: "A", $0) }).jsonLines == """
        {"t": 0.5, "kind": "behavior", "subject": "A", "event": "beforeAppearing", "animated": true, "catchUp": true, "depth": 1}
        {"t": 0.5, "kind": "behavior", "subject": "A", "event": "beforeTransition", "width": 844, "height": 390.5}
        {"t": 0.5, "kind": "behavior", "subject": "A", "event": "released"}
        {"t": 0.5, "kind": "focus", "subject": "A", "event": "lost", "reason": "covered", "previous": 1.25, "suspended": 3, "by": "Queue"}
        {"t": 0.5, "kind": "app", "subject": "A", "event": "didBecomeActive", "catchUp": true}
        {"t": 0.5, "kind": "scene", "subject": "A", "event": "didActivate"}
        {"t": 0.5, "kind": "suspend", "subject": "A", "event": "willSuspend", "grade": "imminent", "secondsLeft": 4.5}
        {"t": 0.5, "kind": "suspend", "subject": "A", "event": "stalled", "cause": "mainThread", "seconds": 2}
        {"t": 0.5, "kind": "overlay", "subject": "A", "event": "unreadable", "failedChecks": 3}
        {"t": 0.5, "kind": "input", "subject": "A", "event": "began", "field": "name"}
        {"t": 0.5, "kind": "note", "subject": "A", "event": "tapped", "items": 2}

        """)
  }

  @Test(
    "Every text is read as it was written, in one line",
    arguments: [
      "", " ", "\"", "Player", "say \"hi\"", "C:\\Users\\me", "a/b", "line\nend\r\n", "tab\t\u{0}\u{1b}[31m\u{7f}",
      "Zoë 👩‍👩‍👧‍👦 日本語", "e\u{301}", "\u{2028}\u{2029}\u{85}", "\u{FEFF}", "{\"t\": 1}", "\\u0041", "\u{10FFFF}",
    ])
  func texts(text: String) throws {
    let event = TimelineEvent(
      time: 1, subject: text, .note(.init(text, [.init(text, .text(text)), .init("after", .flag(true))])))
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
    let event = TimelineEvent(time: 0, subject: "", .note(.init("", [.init("n", .number(number))])))
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

  @Test("A member that an event does not know is ignored; a moment and a note keep it")
  func unknownMembers() throws {
    let line = #"{"new":null,"event":"lost","reason":"alert","subject":"A","t":1,"kind":"focus","t":2}"#
    #expect(
      try TimelineRecording(jsonLines: line).events == [
        TimelineEvent(time: 1, subject: "A", .focus(.init(.lost, .alert)))
      ])
    let moment = #"{"t":1,"kind":"behavior","subject":"A","event":"afterAppearing","animated":false,"new":[1]}"#
    #expect(throws: TimelineReadingError.self) { try TimelineRecording(jsonLines: moment) }
    let flat = moment.replacing("[1]", with: "null")
    #expect(
      try TimelineRecording(jsonLines: flat).events == [
        TimelineEvent(
          time: 1, subject: "A",
          .moment(.init(.afterAppearing, isAnimated: false, circumstances: [.init("new", .null)])))
      ])
  }

  @Test("A detail of a note may have the name of a member")
  func detailsNamedAsMembers() throws {
    let event = TimelineEvent(
      time: 1, subject: "A",
      .note(
        .init(
          "b",
          [
            .init("kind", .text("x")), .init("t", .null), .init("subject", .text("y")), .init("event", .flag(true)),
          ])))
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
