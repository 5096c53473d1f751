import Foundation
import LifecycleBehaviors
import LifecycleTimeline
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

private final class SettingsViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addDefaultBehaviors()
  }
}

// Starting.

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
    recorder = TimelineRecorder(capacity: 50_000) { screen in
      (screen as? ProductViewController)?.productID
    }
  }

  func send() {
    mail.attach(Data(recorder.recording.jsonLines.utf8), named: "timeline.jsonl")
  }

  func sendWithoutFields() {
    let recording = recorder.recording
    let sent = TimelineRecording(recording.events.filter { $0.kind != .input }, began: recording.began)
    mail.attach(Data(sent.jsonLines.utf8), named: "timeline.jsonl")
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
    recorder.startWriting(in: documents.appendingPathComponent("session.jsonl"))
  }

  func launch() {
    // At launch
    recorder.startWriting()
    if let previous = try? recorder.previousRecording() { report.attach(previous.jsonLines) }
  }

  func readCrash() throws -> TimelineRecording? {
    let crash = try recorder.previousRecording()
    return crash
  }

  // Reading and exporting.

  func export(to file: URL) throws {
    let recording = recorder.recording
    for event in recording.events where event.kind == .focus { print(event.jsonLine) }
    try Data(recording.jsonLines.utf8).write(to: file)
  }

  func printLosses(_ recording: TimelineRecording) {
    for event in recording.events where event.kind == .focus && event.name == "lost" {
      print(event.time, event.subject, event.text("reason") ?? "")
    }
    for event in recording.events where event.kind == .note {
      print(TimelineEvent.escaped(event.subject))
    }
  }

  func printSuspensions(_ recording: TimelineRecording) {
    for event in recording.events where event.kind == .suspend { print(event.jsonLine) }
  }

  private func show(_ recording: TimelineRecording) {}

  func read(_ text: String, from path: String) {
    do {
      show(try TimelineRecording(jsonLines: text))
    } catch {
      print("\(path):\(error)")  // report.jsonl:3: the member "kind" is missing.
    }
  }

  func read(_ text: String) throws -> [TimelineRecording] {
    let recording = try TimelineRecording(jsonLines: text)
    return [recording, try readFile(), made()]
  }

  private func readFile() throws -> TimelineRecording {
    let recording = try TimelineRecording(contentsOf: URL(fileURLWithPath: "report.jsonl"))
    return recording
  }

  private func made() -> TimelineRecording {
    let recording = TimelineRecording([
      TimelineEvent(time: 0, kind: .behavior, subject: "Player", name: "afterAppearing"),
      TimelineEvent(time: 2.5, kind: .note, subject: "Player", name: "tapped play"),
    ])
    let loss = TimelineEvent(
      time: 2.5, kind: .focus, subject: "Player", name: "lost", details: [.init("reason", .text("alert"))])
    return TimelineRecording(recording.events + [loss])
  }
}
