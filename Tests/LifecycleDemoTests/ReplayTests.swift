import Foundation
import LifecycleTimeline
import TestSupport
import Testing

@testable import LifecycleDemoKit

@MainActor
@Suite(.oneDevice)
struct ReplayTests {
  /// Plays a journey of the gallery and returns what `--record` writes.
  private func recording(of name: String) throws -> TimelineRecording {
    let journey = try #require(Gallery.journey(named: name)).journey()
    let output = DemoOutput(format: .jsonl, isRecording: true, console: .silent)
    let player = JourneyPlayer(pace: .virtual(on: journey.idiom), receive: output.receive)
    try player.play(journey)
    return try TimelineRecording(jsonLines: output.recording(until: player.now).jsonLines)
  }

  private func difference(of recording: TimelineRecording) throws -> TimelineDifference {
    let result = try Replay(recording, name: "test.jsonl").play()
    #expect(result.refusal == nil)
    return result.difference
  }

  @Test("The replay of each journey's recording is the same", arguments: Gallery.journeys.map(\.name))
  func same(_ name: String) throws {
    let difference = try difference(of: recording(of: name))
    #expect(difference.isEmpty, "\(difference)")
  }

  @Test("Its steps are the lines of the journey, each at its time, with waits between them")
  func lines() throws {
    let lines = [(0.5, "root nav A"), (3, "push B"), (3.25, "wait 2"), (6, "home")].map { time, line in
      TimelineEvent(time: time, kind: .step, subject: "journey", name: line)
    }
    let recording = TimelineRecording(lines, duration: 10)
    #expect(
      TimelineSteps(recording).journey == """
        root nav A
        wait 2.5
        push B
        wait 0.25
        wait 2
        wait 0.75
        home
        wait 3.983333

        """)
  }

  @Test("A moment that the recording does not have is named with its screen")
  func added() throws {
    let recording = try recording(of: "built-in")
    var events = recording.events
    let index = try #require(
      events.firstIndex { $0.kind == .behavior && $0.subject == "Player" && $0.name == "afterDisappearing" })
    let time = events.remove(at: index).time
    let changed = TimelineRecording(events, duration: recording.duration)
    let changes = try difference(of: changed).changes
    #expect(changes.map(\.description) == [String(format: "Player: afterDisappearing at %.3f s is new.", time)])
  }

  @Test("Another reason of a loss is named with its screen")
  func reason() throws {
    let recording = try recording(of: "built-in")
    var events = recording.events
    let index = try #require(events.firstIndex { $0.kind == .focus && $0.subject == "Player" && $0.name == "lost" })
    let reason = try #require(events[index][.reason])
    let place = try #require(events[index].details.firstIndex { $0.name == "reason" })
    events[index].details[place].value = .text("boredom")
    let changed = TimelineRecording(events, duration: recording.duration)
    let changes = try difference(of: changed).changes
    let time = String(format: "%.3f", events[index].time)
    #expect(
      changes.map(\.description) == ["Player: focus lost at \(time) s has reason \(reason) instead of reason boredom."])
  }

  @Test("A line that cannot be played any more ends the replay, which says where")
  func refusal() throws {
    let steps = ["root A", "push B"].map { TimelineEvent(time: 0, kind: .step, subject: "journey", name: $0) }
    let result = try Replay(TimelineRecording(steps), name: "a.jsonl").play()
    #expect(
      result.refusal?.description
        == "the journey of a.jsonl:2: 'push' needs a navigation controller, and 'A' is in none")
  }
}

struct ReplayCommandTests {
  @Test("A recording that is the same when it is played again is a sentence, and exit status 0")
  func same() throws {
    let folder = try TemporaryFolder()
    let record = try DemoProcess(["--play", "overlay", "--record", "a.jsonl"], in: folder.url).finish()
    #expect(record.status == 0)
    #expect(record.lines.last == "The recording is in a.jsonl; '--replay a.jsonl' plays it again and compares.")
    let result = try DemoProcess(["--replay", "a.jsonl"], in: folder.url).finish()
    #expect(result.status == 0)
    #expect(result.lines.count == 1)
    #expect(result.output.hasPrefix("The replay of a.jsonl is the same: "))
  }

  @Test("A difference is printed, with exit status 1")
  func different() throws {
    let folder = try TemporaryFolder()
    _ = try DemoProcess(["--play", "cancelled-swipe", "--record", "a.jsonl"], in: folder.url).finish()
    let recorded = try folder.text(of: "a.jsonl")
    try folder.write(recorded.replacingOccurrences(of: "Message", with: "Letter"), to: "b.jsonl")
    let renamed = try DemoProcess(["--replay", "b.jsonl"], in: folder.url).finish()
    #expect(renamed.status == 0)
    let lines = recorded.split(separator: "\n").filter { !$0.contains("undoesCancelledTransition") }
    try folder.write(lines.joined(separator: "\n") + "\n", to: "c.jsonl")
    let result = try DemoProcess(["--replay", "c.jsonl"], in: folder.url).finish()
    #expect(result.status == 1)
    #expect(result.errors == "")
    #expect(result.output.contains("Message: beforeAppearing at"))
    #expect(result.output.contains("after: swipe back cancel (2."))
    #expect(result.lines.last == "Both timelines are drawn in replay.svg.")
    #expect(try folder.text(of: "replay.svg").hasPrefix("<svg"))
  }

  @Test("Both timelines are drawn above each other, with what differs marked, into the file that is asked for")
  func picture() throws {
    let folder = try TemporaryFolder()
    _ = try DemoProcess(["--play", "cancelled-swipe", "--record", "a.jsonl"], in: folder.url).finish()
    let changed = try folder.text(of: "a.jsonl").replacingOccurrences(of: "\"covered\"", with: "\"alert\"")
    try folder.write(changed, to: "b.jsonl")
    let result = try DemoProcess(["--replay", "b.jsonl", "--timeline", "b.svg"], in: folder.url).finish()
    #expect(result.status == 1)
    #expect(result.output.contains("Inbox: focus lost at 4.350 s has reason covered instead of reason alert.\n"))
    #expect(result.lines.last == "Both timelines are drawn in b.svg.")
    let picture = try folder.text(of: "b.svg")
    #expect(picture.contains("≠") && picture.contains("Recording, ") && picture.contains("Replay, "))
  }

  @Test("What is no recording is refused with its line")
  func refused() throws {
    let folder = try TemporaryFolder()
    try folder.write("{\"t\": 0}\n", to: "a.jsonl")
    try folder.write("", to: "empty.jsonl")
    #expect(
      try DemoProcess(["--replay", "a.jsonl"], in: folder.url).finish()
        == .refused("LifecycleDemo: 'a.jsonl' is no recording: line 1: the member \"kind\" is missing.\n"))
    #expect(
      try DemoProcess(["--replay", "missing.jsonl"], in: folder.url).finish()
        == .refused("LifecycleDemo: cannot read the recording 'missing.jsonl': No such file or directory\n"))
    #expect(
      try DemoProcess(["--replay", "empty.jsonl"], in: folder.url).finish()
        == .refused(
          "LifecycleDemo: there is nothing to play again in 'empty.jsonl': it has no lines of a journey and no screens\n"
        ))
    #expect(
      try DemoProcess(["--replay", "a.jsonl", "--play", "overlay"]).finish()
        == .refused("LifecycleDemo: --replay plays a recording in virtual time and compares; leave out --play\n"))
  }
}

extension Console {
  fileprivate static var silent: Console {
    Console(writeOutput: { _ in }, writeErrors: { _ in }, facts: { (.file, .file) })
  }
}
