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

  @Test("The lines that are played are marks of the picture and of the trace, and not of the output", .oneDevice)
  @MainActor
  func steps() throws {
    var output = ""
    let console = Console(writeOutput: { output += $0 }, writeErrors: { _ in }, facts: { (.file, .file) })
    let demo = DemoOutput(try DemoOptions(["--format", "jsonl", "--timeline", "none.svg"]), console: console)
    let player = DemoPlayer(on: .virtual(), receive: demo.receive)
    try player.play(Journey(parsing: "root nav A\nwait 1\npush B instantly # a comment\nwait 1", file: "f"))
    let recording = demo.recording(until: player.now)
    let steps = try #require(recording.picture.lanes.first)
    #expect(steps.name == "Steps")
    #expect(steps.notes.map(\.text) == ["root nav A", "wait 1", "push B instantly", "wait 1"])
    #expect(steps.notes.map(\.time) == [0, 0, 1, 1])
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
      return demo.recording(until: player.now).picture.lanes
    }
    let player = try #require(try lanes("built-in").first { $0.name == "Player" })
    #expect(player.notes.contains { $0.text == "pauses" && $0.mark == .event })
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
