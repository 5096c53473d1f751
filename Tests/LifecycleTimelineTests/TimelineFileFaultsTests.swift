import Foundation
import HeadlessDevice
import LifecycleBehaviors
import TestSupport
import Testing
import UIKit

@testable import LifecycleTimeline

/// What else may be at the URL of a recording, and what may become of it while it is written.
@MainActor
@Suite(.oneDevice)
struct TimelineFileFaultsTests {
  let device = HeadlessDevice()
  let folder = TemporaryFolder()
  let issues = IssueCollector()

  private func file(_ name: String) -> TimelineFile { TimelineFile(url: folder.file(name)) }

  /// Records two notes, the second one after `act`.
  /// - Returns: the issues.
  private func record(to file: TimelineFile, _ act: () throws -> Void = {}) async throws -> [LifecycleIssue] {
    let recorder = TimelineRecorder(TimelineOptions(content: []))
    recorder.startWriting(to: file)
    recorder.note("1")
    TimelineFile.queue.sync {}
    try act()
    recorder.note("2")
    #expect(recorder.stop().events.map(\.name) == ["1", "2"])
    await finishMainQueue()
    return issues.flushIssues()
  }

  // MARK: In the place of the file

  @Test("A directory, a pipe, a device, a link in a circle or to nowhere: never opened, moved or removed")
  func noRegularFile() async throws {
    let names = try folder.makeNoRegularFiles()
    let before = try folder.inventory()
    for name in names {
      let file = file(name)
      try #require(returns { _ = try? file.recording() }, "\(name)")
      #expect(throws: CocoaError.self) { try file.recording() }
      let found = try await record(to: file)
      #expect(found.map(\.kind) == [.unusableFile] && found[0].message.contains(name))
    }
    #expect(try folder.inventory() == before)
  }

  @Test(
    "A file that the framework did not write stays as it is, at both places",
    arguments: ["hello", #"{"format":"something else"}"#, "[]", "\n"])
  func foreign(_ text: String) async throws {
    for name in ["notes", "notes.previous"] {
      try folder.write(text, to: name)
      let found = try await record(to: file("notes"))
      #expect(found.map(\.kind) == [.unusableFile] && found[0].message.contains(name))
      #expect(try folder.text(of: name) == text)
      #expect(try folder.inventory() == [name])
      try FileManager.default.removeItem(at: folder.file(name))
    }
  }

  @Test(
    "A file that the framework did not write stays in the place of an older part too",
    arguments: ["notes.older", "notes.previous.older"])
  func foreignOlderPart(_ name: String) async throws {
    try folder.write("hello", to: name)
    let found = try await record(to: file("notes"))
    #expect(found.map(\.kind) == [.unusableFile] && found[0].message.contains(name))
    #expect(try folder.inventory() == [name])
    try FileManager.default.removeItem(at: folder.file(name))
    // It may also come while the file is written.
    let small = TimelineFile(url: folder.file("notes"), bytesPerFile: 1)
    let later = try await record(to: small) { try folder.write("hello", to: "notes.older") }
    #expect(later.map(\.kind) == [.unusableFile] && later[0].message.contains("notes.older"))
    #expect(try folder.text(of: "notes.older") == "hello")
    #expect(try small.recording()?.events.map(\.name) == ["1"])
  }

  @Test("A link to a recording: the recording that it leads to stays, and the link is the recording before")
  func link() async throws {
    _ = try await record(to: file("elsewhere"))
    let content = try folder.text(of: "elsewhere")
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("link").path, withDestinationPath: folder.file("elsewhere").path)
    #expect(try await record(to: file("link")).isEmpty)
    #expect(try file("link").previousRecording()?.events.map(\.name) == ["1", "2"])
    #expect(try folder.text(of: "elsewhere") == content)
  }

  @Test("A recording that was cut off at any byte of its first line, or is blank, is kept and followed by the next one")
  func cutOff() async throws {
    _ = try await record(to: file("timeline"))
    let header = try #require(try folder.text(of: "timeline").split(separator: "\n").first).utf8
    for data in (0...header.count).map({ Data(header.prefix($0)) }) + [Data(count: 100)] {
      try data.write(to: folder.file("timeline"))
      #expect(try await record(to: file("timeline")).isEmpty)
      #expect(try Data(contentsOf: file("timeline").previousURL) == data)
    }
  }

  // MARK: While it is written

  @Test(
    "On a full disk what fits is in the file and is read, one issue is reported, and the recording goes on in memory")
  func fullDisk() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let (device, folder, issues) = (HeadlessDevice(), TemporaryFolder(), IssueCollector())
      let recorder = TimelineRecorder(TimelineOptions(content: []))
      let file = TimelineFile(url: folder.file("timeline"))
      FullDisk.begin(after: 1000)
      recorder.startWriting(to: file)
      for number in 1...100 { recorder.note("\(number)") }
      let recording = recorder.stop()
      #expect(recording.events.count == 100)
      #expect(try Data(contentsOf: file.url).count == 1000)
      let read = try #require(try file.recording())
      #expect(read.isCutOff)
      #expect(read.events == Array(recording.events.prefix(read.events.count)) && read.events.count > 10)
      await finishMainQueue()
      #expect(issues.flush().count == 1)
      // Not even the header has room.
      FullDisk.begin()
      recorder.startWriting(to: file)
      recorder.note("1")
      #expect(recorder.stop().events.map(\.name) == ["1"])
      #expect(try file.recording()?.events == [])
      await finishMainQueue()
      #expect(issues.flush().count == 1)
      withExtendedLifetime(device) {}
    }
  }

  @Test(
    "When the folder, or the file alone, is removed while it is written, one issue says so", arguments: ["a", "a/b"])
  func removed(_ name: String) async throws {
    let found = try await record(to: file("a/b")) { try FileManager.default.removeItem(at: folder.file(name)) }
    #expect(found.map(\.kind) == [.unusableFile] && found[0].message.contains("b"))
    // The next recording makes both again.
    #expect(try await record(to: file("a/b")).isEmpty)
    #expect(try file("a/b").recording()?.events.map(\.name) == ["1", "2"])
  }

  @Test("Also when neither the app nor suspensions are recorded, the file has everything when the app is suspended")
  func flushed() throws {
    let app = TimelineApp(isRecording: false)
    app.recorder.startWriting(in: folder.file("timeline"))
    // So many that they are still being written when the app leaves.
    for number in 1...10_000 { app.recorder.note("\(number)") }
    app.device.pressHome()
    let names = try TimelineRecording(contentsOf: folder.file("timeline")).events.map(\.name)
    #expect(names.contains("10000"))
    app.recorder.stop()
  }

  @Test("A file that was removed is reported before the app is suspended, not at the end of the recording alone")
  func removedBeforeSuspension() async throws {
    let app = TimelineApp(isRecording: false)
    let issues = IssueCollector()
    app.recorder.startWriting(in: folder.file("timeline"))
    TimelineFile.queue.sync {}
    try FileManager.default.removeItem(at: folder.file("timeline"))
    app.device.pressHome()
    await finishMainQueue()
    #expect(issues.flushIssues().map(\.kind) == [.unusableFile])
    app.recorder.stop()
  }

  // MARK: Cut off
}
