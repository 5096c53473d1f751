import Foundation
import LifecycleBehaviors
import LifecycleTimeline
import TimelineDrawing
import UIKit

// LifecycleTimeline.

@MainActor
private final class Mail {
  func attach(_ data: Data, named name: String) {}
}

@MainActor
private final class BugReport {
  func attach(_ text: String) {}
}

private final class ProductViewController: UIViewController {
  let productID = "p1"
}

private final class ScoreViewController: UIViewController {
  private let recorder: TimelineRecorder

  init(_ recorder: TimelineRecorder) {
    self.recorder = recorder
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addBehaviors([TimelineBehavior(recorder)])
  }
}

private final class SettingsViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addDefaultBehaviors()
  }
}

// Starting.

@MainActor
private final class AppDelegate: UIResponder, UIApplicationDelegate {
  private let recorder = TimelineRecorder()

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    recorder.start()
    return true
  }
}

@MainActor
private func startTwoLines() {
  let recorder = TimelineRecorder()
  recorder.start()
}

@MainActor
private final class DebugMenu {
  private let recorder = TimelineRecorder()
  private let mail = Mail()

  func toggleRecording() {
    if recorder.isRecording {
      let recording = recorder.stop()
      mail.attach(Data(recording.jsonLines.utf8), named: "timeline.jsonl")
    } else {
      recorder.start()
    }
  }
}

@MainActor
private final class Recording {
  private var recorder = TimelineRecorder()
  private let mail = Mail()
  private let report = BugReport()

  func configure() {
    var options = TimelineOptions(capacity: 50_000)
    options.content.remove(.input)
    options.nameOfScreen = { screen in (screen as? ProductViewController)?.productID }
    recorder = TimelineRecorder(options)
  }

  func makeRecorders() -> [TimelineRecorder] {
    let recorder = TimelineRecorder(TimelineOptions(content: [.screens, .app], focus: .media))
    return [recorder, makeRecorderOfOneScreen(), TimelineRecorder(makeOptions())]
  }

  private func makeRecorderOfOneScreen() -> TimelineRecorder {
    let recorder = TimelineRecorder(TimelineOptions(content: [.focus, .app]))
    return recorder
  }

  private func makeOptions() -> TimelineOptions {
    let options = TimelineOptions(content: TimelineContent.all.subtracting(.suspension))
    return options
  }

  func makeSignpostRecorder() {
    recorder = TimelineRecorder(TimelineOptions(emitsSignposts: true))
  }

  func send() {
    mail.attach(Data(recorder.recording.jsonLines.utf8), named: "timeline.jsonl")
  }

  func stop() -> TimelineRecording {
    let recording = recorder.stop()
    return recording
  }

  func note() {
    recorder.note("tapped play")
    recorder.note("loaded", of: "library", [.init("items", .number(120))])
  }

  func note(items: Int) {
    recorder.note("loaded", of: "library", [.init("items", .number(120))])
  }

  // Files.

  func startWriting(to documents: URL) {
    recorder.start(writingTo: TimelineFile(url: documents.appendingPathComponent("session.jsonl")))
  }

  func startWriting() {
    recorder.start(writingTo: .standard)
  }

  func launch() {
    // At launch
    recorder.start(writingTo: .standard)
    if let previous = try? TimelineFile.standard.previousRecording() { report.attach(previous.jsonLines) }
  }

  func files() throws -> [TimelineRecording?] {
    let recording = try TimelineFile.standard.recording()
    let crash = try TimelineFile.standard.previousRecording()
    return [recording, crash]
  }

  // Reading and exporting.

  func export(to file: URL) throws {
    let recording = recorder.recording
    let losses = recording.events.filter { $0.kind == .focus && $0.name == "lost" }
    try Data(recording.jsonLines.utf8).write(to: file)
    print(losses.count)
  }

  func printLosses(_ recording: TimelineRecording) {
    let losses = recording.events.filter { $0.kind == .focus && $0.name == "lost" }
    for loss in losses { print(loss.time, loss.subject, loss[.reason] ?? "") }
  }

  @MainActor
  func words(event: TimelineEvent) {
    print(event.name, event.details.compactMap(\.words).joined(separator: ", "))
  }

  func printSuspensions(_ recording: TimelineRecording) {
    for event in recording.events where event.kind == .suspend { print(event.jsonLine) }
    let suspended = recording.events.compactMap { $0.kind == .suspend ? $0.number(.seconds) : nil }.reduce(0, +)
    print(suspended)
  }

  func trace(_ recording: TimelineRecording, to traceFile: URL) throws {
    try Data(recording.traceEvents.utf8).write(to: traceFile)
  }

  private func show(_ recording: TimelineRecording) {}

  func read(_ text: String, from path: String) {
    do {
      show(try TimelineRecording(jsonLines: text))
    } catch {
      print("\(path):\(error)")  // report.jsonl:3: "vew" is no kind of event. …
    }
  }

  func read(_ text: String) throws -> [TimelineRecording] {
    let recording = try TimelineRecording(jsonLines: text)
    return [recording, try readFile(), made()]
  }

  // Comparing.

  func compare(_ recording: TimelineRecording, _ replay: TimelineRecording) {
    let difference = TimelineDifference(recording, replay)
    if !difference.isEmpty { print(difference) }
    for change in difference.changes { print(change.subject, change.moment, change.time) }
  }

  func compareClosely(_ recording: TimelineRecording, _ replay: TimelineRecording) -> Bool {
    let inVirtualTime = TimelineDifference(recording, replay, tolerance: 0, comparesOrderOfScreens: true)
    let focusOnly = TimelineDifference(recording, replay, kinds: [.focus])
    return inVirtualTime.isEmpty && focusOnly.isEmpty
  }

  private func readFile() throws -> TimelineRecording {
    let recording = try TimelineRecording(contentsOf: URL(fileURLWithPath: "report.jsonl"))
    return recording
  }

  private func made() -> TimelineRecording {
    let recording = TimelineRecording([
      TimelineEvent(time: 0, kind: .behavior, subject: "Player", name: "afterAppearing"),
      TimelineEvent(time: 2.5, kind: .focus, subject: "Player", name: "lost"),
    ])
    let loss = TimelineEvent(
      time: 2.5, kind: .focus, subject: "Player", name: "lost", details: [.init("reason", .text("alert"))])
    return TimelineRecording(recording.events + [loss])
  }
}
