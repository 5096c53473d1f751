import FocusBehavior
import Foundation
import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@testable import LifecycleTimeline

/// What the module LifecycleTimeline is given that it cannot use, and what comes of it.
enum BadInputTests {
  static let rows =
    capacities + timesOfEvents + durations + preconditions + recorders + files + lines

  @MainActor
  @Suite(.everyAnswer)
  struct Survived {
    @Test("A mistake that the app survives has its documented outcome", arguments: rows.survived)
    func outcome(row: BadInput) async {
      await row.check(in: rows)
    }
  }

  @Suite struct Stopping {
    @Test("What no program can mean ends the process, with a message", arguments: rows.stopping)
    func message(row: BadInput) async {
      row.check(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          [name = row.testDescription as String] in
          await rows.make(name)
        })
    }
  }

  private static func event(_ time: TimeInterval, _ name: String = "b") -> TimelineEvent {
    TimelineEvent(time: time, kind: .note, subject: "A", name: name)
  }

  // MARK: Preconditions

  private static let capacities: [BadInput] =
    [0, -1, .min].map { (value: Int) -> BadInput in
      .stops(
        "TimelineRecorder(capacity: \(value))"
      ) { _ in TimelineRecorder(capacity: value) }
    }

  private static let timesOfEvents: [BadInput] =
    ([.nan, .infinity, -4_000_000_001] as [Double]).map { value -> BadInput in
      .stops(
        "TimelineRecording([TimelineEvent(time: \(value), …)])"
      ) { _ in TimelineRecording([event(value)]) }
    }

  private static let durations: [BadInput] =
    ([.nan, 1e300] as [Double]).map { value -> BadInput in
      .stops(
        "TimelineRecording(duration: \(value))"
      ) { _ in TimelineRecording(duration: value) }
    }

  private static let preconditions: [BadInput] = [
    .stops(
      "TimelineRecording(droppedEvents: -1)"
    ) { _ in TimelineRecording(droppedEvents: -1) },
    .stops(
      "startWriting(in:) at https"
    ) { _ in TimelineRecorder().startWriting(in: URL(string: "https://example.com/a")!) },
  ]

  // MARK: Recorders

  private static let recorders: [BadInput] = [
    .gives("TimelineRecorder(capacity: .max)", #"["a"]"#) { app in
      let recorder = TimelineRecorder(TimelineOptions(content: [], capacity: .max))
      recorder.start()
      recorder.note("a")
      return recorder.stop().events.map(\.name)
    },
    .gives("stop() without start(), twice", "[0, 0]") { _ in
      let recorder = TimelineRecorder()
      return (1...2).map { _ in recorder.stop().events.count }
    },
    .gives("note(_:) without start() and after stop()", #"["inside"]"#) { _ in
      let recorder = TimelineRecorder(TimelineOptions(content: []))
      recorder.note("before")
      recorder.start()
      recorder.note("inside")
      recorder.stop()
      recorder.note("after")
      return recorder.recording.events.map(\.name)
    },
    .gives(#"note("", of: "")"#, #"{"t": 0, "kind": "note", "subject": "", "event": ""}"#) { _ in
      let recorder = TimelineRecorder(TimelineOptions(content: []))
      recorder.start()
      recorder.note("", of: "")
      return recorder.stop().events[0].jsonLine
    },
    .gives(
      "note(_:) with the details nan, infinity and 1e300",
      #"{"t": 0, "kind": "note", "subject": "app", "event": "a", "b": null, "c": null, "d": 1e+300}"#
    ) { _ in
      let recorder = TimelineRecorder(TimelineOptions(content: []))
      recorder.start()
      recorder.note("a", [.init("b", .number(.nan)), .init("c", .number(.infinity)), .init("d", .number(1e300))])
      return recorder.stop().events[0].jsonLine
    },
    .reportsWithoutLine(
      #"nameOfScreen = { _ in "" }"#, .emptyName
    ) { app in
      let recorder = TimelineRecorder(TimelineOptions(content: [.screens], nameOfScreen: { _ in "" }))
      recorder.start()
      app.screen.addBehaviors([FocusBehavior { _ in }])
      app.show()
      if !recorder.stop().events.allSatisfy({ $0.subject == "UIViewController" }) { Issue.record("It has no name") }
    },
    .gives("stop() in nameOfScreen", "false") { app in
      let recorder = Variable<TimelineRecorder?>(nil)
      defer { recorder.value = nil }
      let made = TimelineRecorder(
        TimelineOptions(
          content: [.screens],
          nameOfScreen: { _ in
            recorder.value?.stop()
            return "A"
          }))
      recorder.value = made
      made.start()
      app.screen.addBehaviors([FocusBehavior { _ in }])
      app.show()
      return made.isRecording
    },
    .gives("note(_:) in nameOfScreen", "true") { app in
      let recorder = Variable<TimelineRecorder?>(nil)
      defer { recorder.value = nil }
      let made = TimelineRecorder(
        TimelineOptions(
          content: [.screens],
          nameOfScreen: { _ in
            recorder.value?.note("named")
            return "A"
          }))
      recorder.value = made
      made.start()
      app.screen.addBehaviors([FocusBehavior { _ in }])
      app.show()
      return made.stop().events.first?.name == "named"
    },
  ]

  // MARK: Files

  /// Records into what has been put in the place of the file.
  @MainActor
  private static func names(in file: URL) -> [String] {
    let recorder = TimelineRecorder(TimelineOptions(content: []))
    recorder.startWriting(in: file)
    recorder.note("a")
    return recorder.stop().events.map(\.name)
  }

  private static let files: [BadInput] = [
    .reports(
      "startWriting(in:) in the place of a directory", .unusableFile
    ) { _ in
      let folder = TemporaryFolder()
      let photos = folder.file("photos")
      try FileManager.default.createDirectory(at: photos, withIntermediateDirectories: true)
      try Data("me".utf8).write(to: photos.appendingPathComponent("a.jpg"))
      let recorder = TimelineRecorder(TimelineOptions(content: []))
      recorder.startWriting(in: photos)
      recorder.note("a")
      if recorder.stop().events.count != 1 { Issue.record("It was not recorded in memory") }
      if try Data(contentsOf: photos.appendingPathComponent("a.jpg")).count != 2 { Issue.record("It was moved") }
    },
    .reports(
      "startWriting(in:) in a file of the app's own", .unusableFile
    ) { _ in
      let folder = TemporaryFolder()
      try folder.write("Buy milk", to: "notes.txt")
      let recorder = TimelineRecorder(TimelineOptions(content: []))
      recorder.startWriting(in: folder.file("notes.txt"))
      recorder.stop()
      if try folder.text(of: "notes.txt") != "Buy milk" { Issue.record("It was replaced") }
    },
    .gives("startWriting(in:) in an empty file, and in one that was cut off", #"["a"], ["a"]"#) { _ in
      let folder = TemporaryFolder()
      try folder.write("", to: "empty")
      try folder.write("{\"beg", to: "cut")
      return "\(names(in: folder.file("empty"))), \(names(in: folder.file("cut")))"
    },
    .gives("previousRecording() without a file, and of no file", "nil, nil") { _ in
      let (recorder, folder) = (TimelineRecorder(TimelineOptions(content: [])), TemporaryFolder())
      let without = try recorder.previousRecording()
      recorder.startWriting(in: folder.file("a"))
      defer { recorder.stop() }
      return "\(without as Any?), \(try recorder.previousRecording() as Any?)"
    },
    .fails(
      "recording() of a file of the app's own",
      TimelineReadingError(line: 1, reason: .notJSON(expected: "an object", column: 1))
    ) { _ in
      let folder = TemporaryFolder()
      try folder.write("Buy milk", to: "notes.txt")
      return try TimelineFile(url: folder.file("notes.txt")).recording()
    },
    .gives("recording() of a directory", "an error of the system") { _ in
      let folder = TemporaryFolder()
      do {
        _ = try TimelineFile(url: folder.url).recording()
        return "no error"
      } catch {
        return error is TimelineReadingError ? "\(error)" : "an error of the system"
      }
    },
  ]

  // MARK: Lines

  private static func unreadable(_ line: String, _ reason: TimelineReadingError.Reason) -> BadInput {
    .fails("TimelineRecording(jsonLines: \(line))", TimelineReadingError(line: 1, reason: reason)) { _ in
      try TimelineRecording(jsonLines: line + "\n")
    }
  }

  private static let lines: [BadInput] = [
    unreadable("[]", .notJSON(expected: "an object", column: 1)), unreadable("{}", .missing(member: "t")),
    unreadable(
      #"{"t": 1e999, "kind": "note", "subject": "A", "event": "b"}"#,
      .notJSON(expected: "a string, a number, true, false or null", column: 7)),
    unreadable(
      #"{"t": null, "kind": "note", "subject": "A", "event": "b"}"#, .unexpectedValue(member: "t", expected: "a number")
    ),
    unreadable(
      #"{"t": 1, "kind": null, "subject": "A", "event": "b"}"#, .unexpectedValue(member: "kind", expected: "a string")),
    unreadable(
      #"{"t": 1, "kind": "note", "subject": "A", "event": "b", "c": {}}"#,
      .unexpectedValue(member: "c", expected: "a string, a number, true, false or null")),
    unreadable(#"{"began": "yesterday"}"#, .unexpectedValue(member: "began", expected: "a date or null")),
    unreadable(
      #"{"began": null, "duration": null}"#, .unexpectedValue(member: "duration", expected: "a number of seconds")),
    unreadable(#"{"began": null, "dropped": -1}"#, .unexpectedValue(member: "dropped", expected: "a count")),
    .gives("TimelineRecording(jsonLines:) of a text that ends in a line", "0 events, true") { _ in
      let recording = try TimelineRecording(jsonLines: #"{"t": 1, "ki"#)
      return "\(recording.events.count) events, \(recording.isCutOff)"
    },
    .gives(
      "jsonLine of an event at nan", #"{"t": null, "kind": "note", "subject": "A", "event": "b"}"#
    ) { _ in event(.nan).jsonLine },
    .gives("TimelineRecording(began: .distantFuture), written and read", "true") { _ in
      let recording = TimelineRecording(began: .distantFuture)
      return try TimelineRecording(jsonLines: recording.jsonLines) == recording
    },
    .gives("TimelineRecording(duration: -5) of an event at 2", "2.0") { _ in
      TimelineRecording([event(2)], duration: -5).duration
    },
  ]
}
