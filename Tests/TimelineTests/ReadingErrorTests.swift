import Foundation
import Testing

@testable import LifecycleTimeline

@Suite struct ReadingErrorTests {
  static let good = #"{"t": 1, "kind": "app", "subject": "app", "event": "didBecomeActive"}"#

  @Test(
    "The error of a line names the line and what is wrong",
    arguments: [
      ("[1]", "expected an object at byte 1."),
      ("{} x", "expected the end of the line at byte 4."),
      ("{}", "the member \"t\" is missing."),
      (#"{"t": 1, "kind": "app", "event": "a"}"#, "the member \"subject\" is missing."),
      (#"{"t": "1", "kind": "app", "subject": "", "event": ""}"#, "the member \"t\" must be a number."),
      (#"{"t": 1, "kind": "app", "subject": null, "event": ""}"#, "the member \"subject\" must be a text."),
      (#"{"t": 1, "kind": "app", "subject": "", "event": {}}"#, nested("event")),
      (#"{"t": 1, "kind": "app", "subject": "", "event": "", "more": [1]}"#, nested("more")),
      (#"{"t": 1,, "kind": "app"}"#, "expected the name of a member at byte 9."),
      (#"{"t" 1}"#, "expected a colon at byte 6."),
      (#"{"t": 1e999}"#, "expected a text, a number, true, false or null at byte 7."),
      (#"{"t": 1.2.3}"#, "expected a text, a number, true, false or null at byte 7."),
      (#"{"t": nan}"#, "expected null at byte 8."),
      (#"{"t": tru}"#, "expected true at byte 10."),
      (#"{"a": "\x"}"#, "expected a text in UTF-8 with valid escapes at byte 7."),
      (#"{"a": "\ud800"}"#, "expected a text in UTF-8 with valid escapes at byte 7."),
      ("{\"a\": \"\u{1}\"}", "expected no control character in a text at byte 8."),
      (
        #"{"t": 1, "kind": "vew", "subject": "", "event": ""}"#,
        """
        "vew" is no kind of event. The kinds are behavior, focus, app, scene, suspend, overlay, input, note.
        """
      ),
      (
        #"{"t": 1, "kind": "a\u001b[31m", "subject": "", "event": ""}"#,
        """
        "a\\u{1b}[31m" is no kind of event. The kinds are behavior, focus, app, scene, suspend, overlay, input, note.
        """
      ),
      (#"{"t": 1, "a\nb": []}"#, nested(#"a\nb"#)),
      (Self.line(#""t": 4000000001"#), time("t")), (Self.line(#""t": -1e308"#), time("t")),
      (Self.line(#""t": 1, "previous": 1e308"#), time("previous")),
    ])
  func errors(line: String, message: String) {
    let text = "\(Self.good)\n\n\(line)\n\(Self.good)\n"
    let error = #expect(throws: TimelineReadingError.self) { try TimelineRecording(jsonLines: text) }
    #expect(error?.line == 3)
    #expect(error?.description == "3: \(message)")
    #expect(error?.localizedDescription == "3: \(message)")
  }

  private static func line(_ members: String) -> String {
    #"{\#(members), "kind": "focus", "subject": "A", "event": "lost"}"#
  }

  private static func time(_ member: String) -> String {
    "the member \"\(member)\" must be a number of seconds from -4,000,000,000 to 4,000,000,000."
  }

  @Test("Times up to the bound are read")
  func longTimes() throws {
    let text = """
      {"began": null, "duration": 4000000000}
      {"t": -4000000000, "kind": "focus", "subject": "A", "event": "lost", "previous": 4000000000}

      """
    #expect(try TimelineRecording(jsonLines: text).jsonLines == text)
  }

  private static func nested(_ member: String) -> String {
    "the member \"\(member)\" must be a text, a number, true, false or null."
  }

  @Test(
    "A wrong line about the recording is an error",
    arguments: [
      (#"{"began": "yesterday"}"#, "the member \"began\" must be a date or null."),
      (#"{"began": 1}"#, "the member \"began\" must be a date or null."),
      (#"{"began": null, "duration": "1"}"#, "the member \"duration\" must be a number of seconds."),
      (#"{"began": null, "duration": 1e300}"#, time("duration")),
      (#"{"began": null, "dropped": -1}"#, "the member \"dropped\" must be a count."),
    ])
  func headerErrors(line: String, message: String) {
    let error = #expect(throws: TimelineReadingError.self) { try TimelineRecording(jsonLines: line) }
    #expect(error?.description == "1: \(message)")
  }

  @Test("Wherever a file is cut off, what is complete is read, and the rest is reported")
  func cutOff() throws {
    let events = [
      event(
        1.25, .note, "Zoë \"1\"", "lost",
        [.init("by", .text("a\\b\u{1F600}")), .init("n", .null), .init("flag", .flag(false))]),
      event(2, .note, "app", "end", [.init("n", .number(-1.5))]),
    ]
    let whole = TimelineRecording(events, began: Date(timeIntervalSince1970: 1))
    let bytes = Array(whole.jsonLines.utf8)
    let ends = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("cut.jsonl")
    for count in 0...bytes.count {
      try Data(bytes[..<count]).write(to: file)
      let recording = try TimelineRecording(contentsOf: file)
      // A line is complete before its end is written.
      let complete = ends.filter { $0 <= count }.count
      let isComplete = count == 0 || ends.contains(count) || ends.contains(count - 1)
      #expect(recording.events == Array(events.prefix(max(0, complete - 1))), "\(count) bytes")
      #expect(recording.isCutOff == !isComplete, "\(count) bytes")
    }
  }

  @Test("A line that is incomplete and not the last one is an error")
  func cutInTheMiddle() {
    let error = #expect(throws: TimelineReadingError.self) {
      try TimelineRecording(jsonLines: "{\"t\": 1, \"ki\n\(Self.good)\n")
    }
    #expect(
      error == TimelineReadingError(line: 1, reason: .notJSON(expected: "the end of the name of a member", column: 13)))
  }

  @Test("A wrong last line is an error, with its end and without")
  func wrongLastLine() {
    for text in ["{\"t\": 1}", "{\"t\": 1}\n", "{\"t\": x"] {
      #expect(throws: TimelineReadingError.self) { try TimelineRecording(jsonLines: text) }
    }
  }

  @Test("Bytes that are no UTF-8 are an error")
  func notUTF8() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    try (Data("{\"a\": \"".utf8) + [0xff] + Data("\"}\n".utf8)).write(to: file)
    #expect(throws: TimelineReadingError.self) { try TimelineRecording(contentsOf: file) }
  }
}
