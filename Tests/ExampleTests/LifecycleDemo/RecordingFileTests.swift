import Foundation
import HeadlessDevice
import Journey
import LifecycleTimeline
import TestSupport
import Testing
import TimelineDrawing

@testable import LifecycleDemo

struct RecordingFileTests {
  private let arguments = ["--play", "focus-pages"]

  @Test("The timeline and the trace are written into the files that are asked for, whatever was in them")
  func requested() throws {
    let folder = TemporaryFolder()
    try folder.write("of another program", to: "a.svg")
    let result = try DemoProcess(arguments + ["--timeline", "a.svg", "--trace", "b.json"], in: folder.url).finish()
    #expect(result.status == 0)
    #expect(
      result.lines.suffix(2) == [
        "The timeline is drawn in a.svg.", "The trace is in b.json; open it in ui.perfetto.dev.",
      ])
    #expect(try folder.text(of: "a.svg").hasPrefix("<svg"))
    #expect(try JSONSerialization.jsonObject(with: Data(folder.text(of: "b.json").utf8)) is [String: Any])
  }

  @Test("A timeline follows the reader's device, unless it is to be light or dark")
  func theme() throws {
    func drawn(_ theme: [String]) throws -> String {
      let folder = TemporaryFolder()
      #expect(try DemoProcess(arguments + ["--timeline", "a.svg"] + theme, in: folder.url).finish().status == 0)
      return try folder.text(of: "a.svg")
    }
    let automatic = try drawn([])
    let light = try drawn(["--theme", "light"])
    let dark = try drawn(["--theme", "dark"])
    #expect(automatic.contains("prefers-color-scheme"))
    #expect(!light.contains("prefers-color-scheme") && !dark.contains("prefers-color-scheme"))
    #expect(light != dark)
  }

  @Test("A timeline is as wide as is asked for, and has the seconds that are asked for")
  func widthAndRange() throws {
    let folder = TemporaryFolder()
    let drawing = ["--timeline", "a.svg", "--width", "360", "--range", "2-4"]
    #expect(try DemoProcess(["--play", "built-in"] + drawing, in: folder.url).finish().status == 0)
    let picture = try folder.text(of: "a.svg")
    #expect(picture.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"360\""))
    #expect(picture.contains("Library lost focus at 2.35 s") && !picture.contains("lost focus at 7.35 s"))
  }

  @Test(
    "A width and a range that mean nothing are refused, with what to write",
    arguments: [
      (["--width", "80"], "--width cannot be '80'; write points from 240 to 100000"),
      (["--width", "wide"], "--width cannot be 'wide'; write points from 240 to 100000"),
      (["--range", "20-10"], "--range cannot be '20-10'; write seconds, as in 10-20, or 10- for all from 10 on"),
      (["--range", "10"], "--range cannot be '10'; write seconds, as in 10-20, or 10- for all from 10 on"),
      (["--range", "nan-inf"], "--range cannot be 'nan-inf'; write seconds, as in 10-20, or 10- for all from 10 on"),
    ])
  func badDrawing(_ words: [String], _ message: String) throws {
    let result = try DemoProcess(arguments + words).finish()
    #expect(result.status == 2 && result.errors == "LifecycleDemo: \(message)\n")
  }

  @Test("A page has the steps of the journey in words, and the lanes of its screens")
  func page() throws {
    let folder = TemporaryFolder()
    let result = try DemoProcess(["--play", "built-in", "--html", "a.html"], in: folder.url).finish()
    #expect(result.lines.last == "The page is in a.html; open it in a browser.")
    let page = try folder.text(of: "a.html")
    #expect(page.contains("\"text\":\"An alert: Headphones\"") && page.contains("\"name\":\"Player plays\""))
  }

  @Test("A recording is what a recorder would have written: it can be read, and has what the picture shows")
  func recording() throws {
    let folder = TemporaryFolder()
    let result = try DemoProcess(["--play", "built-in", "--recording", "a.jsonl"], in: folder.url).finish()
    #expect(result.lines.last == "The recording is in a.jsonl; Tools reads it.")
    let recording = try TimelineRecording(jsonLines: folder.text(of: "a.jsonl"))
    let losses = recording.intervals.filter { $0.state == .focused && $0.subject == "Player" && $0.end != nil }
    #expect(
      losses.map(\.endReason) == ["alert", "covered", "appInactive", "appInactive", "tabChanged", "popped"])
  }

  @Test("Scenes have lanes where there are several", .oneDevice, arguments: [("focus-scenes", 2), ("built-in", 0)])
  @MainActor
  func scenes(journey: String, count: Int) throws {
    let journey = try #require(Gallery.journey(named: journey)).journey()
    let demo = DemoOutput(try DemoOptions(["--format", "jsonl", "--timeline", "none.svg"]), console: .silent)
    let player = DemoPlayer(on: .virtual(for: journey), receive: demo.receive)
    try player.play(journey)
    let lanes = demo.recording(until: player.now).picture().lanes.filter { $0.name.hasPrefix("Scene ") }
    try #require(lanes.count == count)
    if lanes.isEmpty { return }
    #expect(lanes.map(\.name) == ["Scene Film", "Scene Trailer"])
    // It is put into the background and comes back; Home and back; then it is closed.
    #expect(
      lanes[1].spans.map(\.look).filter { $0 != .inactive } == [.active, .background, .active, .background, .active])
    #expect(lanes[1].spans.allSatisfy { $0.end != nil })
  }

  @Test("JSON Lines remain alone on standard output")
  func jsonLines() throws {
    let folder = TemporaryFolder()
    let plain = try DemoProcess(arguments + ["--format", "jsonl"]).finish()
    let drawn = try DemoProcess(arguments + ["--format", "jsonl", "--timeline", "a.svg"], in: folder.url).finish()
    #expect(drawn == plain)
    #expect(try folder.text(of: "a.svg").hasPrefix("<svg"))
  }

  @Test("A file that is asked for and cannot be written is an error after the table; the other file is written")
  func failure() throws {
    let folder = TemporaryFolder()
    let files = ["--timeline", "missing/a.svg", "--trace", "b.json"]
    let result = try DemoProcess(arguments + files, in: folder.url).finish()
    #expect(result.status == 2)
    #expect(result.errors == "LifecycleDemo: cannot write the timeline 'missing/a.svg': No such file or directory\n")
    #expect(result.output.contains("focus lost to"))
    #expect(try !folder.text(of: "b.json").isEmpty)
  }

  @Test("Without arguments a file of another program stays, and the last line says so")
  func otherProgram() throws {
    let folder = TemporaryFolder()
    try folder.write("<svg/>", to: "timeline.svg")
    let result = try DemoProcess([], in: folder.url).finish()
    #expect(result.status == 0)
    #expect(
      result.lines.last == """
        There is a file timeline.svg of another program here, which stays; '--timeline FILE' draws into another file.
        """)
    #expect(try folder.text(of: "timeline.svg") == "<svg/>")
  }

  @Test("Without arguments the demo replaces its own drawing, and needs no folder that can be written")
  func replacing() throws {
    let folder = TemporaryFolder()
    for _ in 1...2 {
      #expect(try DemoProcess([], in: folder.url).finish().lines.last == "The timeline is drawn in timeline.svg.")
    }
    let elsewhere = try DemoProcess(shell: "cd /proc && \"$0\"").finish()
    #expect(elsewhere.status == 0)
    #expect(elsewhere.errors == "")
    #expect(elsewhere.lines.last?.hasPrefix("timeline.svg could not be written: ") == true)
  }

  @Test("What is done is a step of the picture and a mark of the trace, and not in the output", .oneDevice)
  @MainActor
  func steps() throws {
    var output = ""
    let console = Console(writeOutput: { output += $0 }, writeErrors: { _ in }, facts: { (.file, .file) })
    let demo = DemoOutput(try DemoOptions(["--format", "jsonl", "--timeline", "none.svg"]), console: console)
    let player = DemoPlayer(on: .virtual(), receive: demo.receive)
    try player.play(Journey(parsing: "root nav A\nwait 1\npush B instantly # a comment\nwait 1", file: "f"))
    let recording = demo.recording(until: player.now)
    let steps = recording.picture().steps.map { "\($0.number) at \($0.time): \($0.text)" }
    #expect(steps == ["1 at 0.0: The app starts", "2 at 1.0: B is pushed"])
    #expect(recording.traceEvents.contains("\"name\": \"push B instantly\", \"cat\": \"note\", \"ph\": \"i\""))
    #expect(!output.contains("\"step\""))
  }

  @Test(
    "The picture of a journey has what the demo alone reports: its player, focus within a group, the console, a kill",
    .oneDevice)
  @MainActor
  func ownEvents() throws {
    func lanes(_ name: String) throws -> [TimelineLane] {
      let journey = try #require(Gallery.journey(named: name)).journey()
      let demo = DemoOutput(try DemoOptions(["--format", "jsonl", "--timeline", "none.svg"]), console: .silent)
      let player = DemoPlayer(on: .virtual(for: journey), receive: demo.receive)
      try player.play(journey)
      return demo.recording(until: player.now).picture().lanes
    }
    let player = try #require(try lanes("built-in").first { $0.name == "Player" })
    #expect(player.notes.map(\.mark).contains(.loss(.cover)))
    let plays = try lanes("built-in").first { $0.name == "Player plays" }
    #expect(plays?.spans.map(\.look) == [.playing, .playing, .playing, .playing])
    let columns = try lanes("focus-columns").flatMap(\.spans)
    #expect(columns.contains { $0.look == .group && $0.end != nil })
    let killed = try lanes("suspension")
    #expect(killed.first { $0.name == "App" }?.notes.map(\.text) == ["terminated"])
    #expect(killed.filter { $0.notes.contains { $0.text == "unknown reason" } }.isEmpty)
  }
}

extension Console {
  static var silent: Console {
    Console(writeOutput: { _ in }, writeErrors: { _ in }, facts: { (.file, .file) })
  }
}
