import Foundation
import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@testable import LifecycleTimeline

@MainActor
@Suite(.oneDevice)
struct TimelineFileTests {
  let folder = TemporaryFolder()
  var file: TimelineFile { TimelineFile(url: folder.file("made/timeline.jsonl")) }

  private func app() -> TimelineApp {
    TimelineApp(TimelineOptions(capacity: 5), isRecording: false)
  }

  @Test("Every event is in the file at the stop, also those that memory has dropped")
  func wholeRecording() throws {
    let app = app()
    #expect(try file.recording() == nil && file.previousRecording() == nil)
    app.recorder.startWriting(in: file.url)
    app.push(PlayerViewController())
    for number in 1...5 { app.recorder.note("\(number)") }
    app.recorder.stop()
    let recording = try #require(try file.recording())
    #expect(recording.events.count > 10)
    #expect(recording.events.suffix(5) == app.recorder.recording.events[...])
    #expect(recording.began == app.recorder.recording.began)
    #expect(!recording.isCutOff)
  }

  @Test("When the app is suspended or killed in the background, the file has everything up to then")
  func suspended() throws {
    let app = app()
    app.recorder.startWriting(in: file.url)
    app.recorder.note("before")
    app.device.pressHome()
    // Not through TimelineFile, which waits for what is still to be written.
    let recording = try TimelineRecording(contentsOf: file.url)
    let events = recording.events.map(\.line)
    #expect(events.contains("0.0 app before") && events.contains("0.0 app didEnterBackground"))
    #expect(events.contains("0.0 app willSuspend possible"))
    app.recorder.stop()
  }

  @Test(
    "Also when suspensions are not recorded, the file has everything when the app is in the background or terminated",
    arguments: ["didEnterBackground", "willTerminate"])
  func flushed(_ name: String) throws {
    let app = TimelineApp(TimelineOptions(content: [.app]), isRecording: false)
    // Otherwise the app is suspended in the background, and not notified that it will terminate.
    app.device.suspendsInBackground = false
    app.recorder.startWriting(in: file.url)
    if name == "willTerminate" { app.device.pressHome() }
    // So many that they are still being written when the app leaves.
    for _ in 1...10_000 { app.recorder.note("tap") }
    if name == "willTerminate" { app.device.swipeAway() } else { app.device.pressHome() }
    #expect(try TimelineRecording(contentsOf: file.url).events.contains { $0.line.hasSuffix("app \(name)") })
    app.recorder.stop()
  }

  @Test("A recorder that ends with its app ends its file: no screen was released then")
  func endsWithItsApp() throws {
    var app: TimelineApp? = TimelineApp(TimelineOptions(content: []))
    do {
      let recorder = TimelineRecorder(TimelineOptions(content: [.screens]))
      recorder.startWriting(in: file.url)
    }
    app?.push(PlayerViewController())
    let stack = app?.stack
    app = nil
    _ = TimelineApp(TimelineOptions(content: []))
    let names = try #require(try file.recording()).events.map(\.name)
    #expect(names.contains("afterAppearing") && !names.contains("released"))
    withExtendedLifetime(stack) {}
  }

  @Test("The file of the recording before is kept; the one before that is replaced")
  func previous() throws {
    for number in 1...3 {
      let app = app()
      app.recorder.startWriting(in: file.url)
      app.recorder.note("\(number)")
      app.recorder.stop()
    }
    #expect(try file.recording()?.events.last?.name == "3")
    #expect(try file.previousRecording()?.events.last?.name == "2")
    let app = app()
    app.recorder.startWriting(in: file.url)
    #expect(try app.recorder.previousRecording()?.events.last?.name == "3")
    app.recorder.stop()
    #expect(try app.recorder.previousRecording()?.events.last?.name == "3")
    #expect(try folder.inventory() == ["made", "made/timeline.jsonl", "made/timeline.jsonl.previous"])
  }

  /// Records notes, 64 bytes each, into files of 5 of them.
  private func record(_ numbers: ClosedRange<Int>) -> TimelineFile {
    let file = TimelineFile(url: file.url, bytesPerFile: 400)
    let app = TimelineApp(TimelineOptions(content: []), isRecording: false)
    app.recorder.startWriting(to: file)
    for number in numbers { app.recorder.note("\(number)", of: "a screen") }
    app.recorder.stop()
    return file
  }

  private func lines(_ url: URL) throws -> [Substring] {
    try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
  }

  @Test("A file that would grow beyond its size becomes the older one, and the older one before is deleted")
  func rotation() throws {
    let file = record(1001...1013)
    #expect(try folder.inventory() == ["made", "made/timeline.jsonl", "made/timeline.jsonl.older"])
    for url in [file.url, file.url.ofOlderPart] { #expect(try Data(contentsOf: url).count <= 400) }
    // Each says when the recording began, and how many of its events are not in this file or a later one.
    let began = try #require(try file.recording()?.began)
    let heads = try [file.url.ofOlderPart, file.url].map { try TimelineRecording(contentsOf: $0) }
    #expect(heads.map(\.began) == [began, began])
    #expect(heads.map(\.droppedEvents) == [5, 10])
    #expect(try lines(file.url)[0].hasSuffix(#", "dropped": 10}"#))
    let recording = try #require(try file.recording())
    #expect(recording.events.map(\.name) == (1006...1013).map(String.init))
    #expect(recording.droppedEvents == 5)
  }

  @Test("Both files of a recording are kept as the recording before, until the start after the next")
  func rotationOfPrevious() throws {
    _ = record(1001...1008)
    var file = record(2001...2002)
    #expect(try file.recording()?.events.map(\.name) == ["2001", "2002"])
    #expect(try file.previousRecording()?.events.map(\.name) == (1001...1008).map(String.init))
    file = record(3001...3002)
    #expect(try file.previousRecording()?.events.map(\.name) == ["2001", "2002"])
    #expect(try folder.inventory() == ["made", "made/timeline.jsonl", "made/timeline.jsonl.previous"])
  }

  @Test("The older part of a file that was deleted is no part of the next recording")
  func deletedAlone() throws {
    var file = record(1001...1008)
    try FileManager.default.removeItem(at: file.url)
    #expect(try file.recording() == nil)
    file = record(2001...2002)
    #expect(try file.recording()?.events.map(\.name) == ["2001", "2002"])
    #expect(try file.previousRecording() == nil)
  }

  @Test("An event that is longer than a file is alone in one")
  func longEvent() throws {
    let file = TimelineFile(url: file.url, bytesPerFile: 1)
    let app = TimelineApp(TimelineOptions(content: []), isRecording: false)
    app.recorder.startWriting(to: file)
    for name in ["1", "2", "3"] { app.recorder.note(name) }
    app.recorder.stop()
    let recording = try #require(try file.recording())
    #expect(recording.events.map(\.name) == ["2", "3"])
    #expect(recording.droppedEvents == 1)
  }

  @Test("The standard file is in the caches, and the one before beside it")
  func standard() {
    #expect(TimelineFile.standard.url.path.hasSuffix("LifecycleBehaviors/timeline.jsonl"))
    #expect(TimelineFile.standard.previousURL.path.hasSuffix("LifecycleBehaviors/timeline.jsonl.previous"))
  }
}
