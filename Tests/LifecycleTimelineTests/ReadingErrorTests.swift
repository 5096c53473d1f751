import Foundation
import TestSupport
import Testing

@testable import LifecycleTimeline

@Suite struct ReadingErrorTests {
  static let good = #"{"t": 1, "kind": "app", "subject": "app", "event": "didBecomeActive"}"#

  @Test(
    "A line that is no event is an error, which names the line",
    arguments: [
      "[1]", "{} x", "{}", #"{"t": 1, "kind": "app", "event": "a"}"#, line(#""t": "1""#),
      #"{"t": 1, "kind": "app", "subject": null, "event": ""}"#, line(#""t": 1, "more": [1]"#),
      #"{"t": 1,, "kind": "app"}"#, #"{"t" 1}"#, line(#""t": 1e999"#), line(#""t": 1.2.3"#), line(#""t": nan"#),
      line(#""t": 1, "a": tru"#), line(#""t": 1, "a": "\x""#), line(#""t": 1, "a": "\ud800""#),
      line("\"t\": 1, \"a\": \"\u{1}\""), line(#""t": 4000000001"#), line(#""t": 1, "previous": 1e308"#),
    ])
  func errors(line: String) {
    let text = "\(Self.good)\n\n\(line)\n\(Self.good)\n"
    let error = #expect(throws: TimelineReadingError.self) { try TimelineRecording(jsonLines: text) }
    #expect(error?.line == 3)
  }

  private static func line(_ members: String) -> String {
    #"{\#(members), "kind": "focus", "subject": "A", "event": "lost"}"#
  }

  @Test("The error says what is wrong, with visible escapes, and as a sentence where a system prints errors")
  func description() {
    let line = #"{"t": 1, "kind": "note", "subject": "", "event": "", "a\u001b[31m": []}"#
    let error = #expect(throws: TimelineReadingError.self) { try TimelineRecording(jsonLines: line) }
    #expect(error?.description.hasPrefix(#"1: the member "a\u{1b}[31m" must be "#) == true)
    #expect(error?.localizedDescription.hasPrefix(#"Line 1: the member "a\u{1b}[31m" must be "#) == true)
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
    let folder = TemporaryFolder()
    let file = folder.file("cut.jsonl")
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

  @Test("A wrong line is an error, also as the last one without an end, and one that is cut off in the middle")
  func wrongLines() {
    for text in ["{\"t\": 1}", "{\"t\": 1}\n", "{\"t\": x", "{\"t\": 1, \"ki\n\(Self.good)\n"] {
      #expect(throws: TimelineReadingError.self) { try TimelineRecording(jsonLines: text) }
    }
  }

  @Test("Bytes that are no UTF-8 are an error")
  func notUTF8() throws {
    let folder = TemporaryFolder()
    try (Data("{\"a\": \"".utf8) + [0xff] + Data("\"}\n".utf8)).write(to: folder.file("bytes.jsonl"))
    #expect(throws: TimelineReadingError.self) { try TimelineRecording(contentsOf: folder.file("bytes.jsonl")) }
  }
}
