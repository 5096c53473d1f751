import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import OverlayBehavior
import TestSupport
import Testing
import UIKit

@testable import FocusBehavior
@testable import LifecycleTimeline

@MainActor
@Suite(.oneDevice)
struct TimelineRecorderTests {
  @Test("After a stop the recording stays, and nothing listens or is on a screen any more")
  func stop() {
    let app = TimelineApp(TimelineOptions())
    weak let watch = app.recorder.watch
    weak let log = app.recorder.watch?.log
    let screen = app.stack.viewControllers.first
    #expect(watch != nil && log != nil)
    let recording = app.recorder.stop()
    // Each observer, behavior and subscription keeps the log.
    #expect(watch == nil && log == nil)
    #expect(LifecycleBehaviorDefaults.screens.isEmpty && OverlayReport.listeners.isEmpty)
    app.device.turn()
    // No screen is looked at.
    #expect(FocusCenter.forRecording.watched.isEmpty)
    app.push(PlayerViewController())
    app.device.pressHome()
    #expect(screen?.lifecycleBehaviorViewController != nil)
    #expect(!app.recorder.isRecording)
    #expect(app.recorder.recording == recording)
    #expect(recording.events.last?.time == 0)
    #expect(recording.duration == 1)
  }

  @Test("While it records, no display link runs, not even after a change, and the background takes no task")
  func atRest() {
    let app = TimelineApp(TimelineOptions())
    app.push(PlayerViewController())
    #expect(app.device.displayLinks.isEmpty)
    app.device.pressHome()
    #expect(app.device.openBackgroundTaskCount == 0)
  }

  @Test("A recorder that nobody keeps records until it is stopped, or until the app has ended")
  func keptByTheApp() {
    let app = TimelineApp(TimelineOptions(), isRecording: false)
    weak var recorder: TimelineRecorder?
    do {
      let made = TimelineRecorder()
      made.start()
      recorder = made
    }
    app.push(PlayerViewController())
    #expect(recorder?.recording.events.contains { $0.subject == "Player" } == true)
    recorder?.stop()
    #expect(recorder == nil)
    do { TimelineRecorder().start() }
    weak let other = RunningRecorders.ofApp
    HeadlessDevice().launch(showing: UIViewController())
    _ = RunningRecorders.ofApp
    #expect(other == nil)
  }

  @Test("Started again, it records anew")
  func startedAgain() {
    let app = TimelineApp()
    app.recorder.stop()
    app.device.advance(by: 5)
    app.recorder.start()
    #expect(app.recorder.recording.duration == 0)
    app.recorder.note("tap")
    #expect(app.transcript.last == "0.0 app tap")
    #expect(app.recorder.recording.events.filter { $0.subject == "Library" }.allSatisfy { $0.time == 0 })
    #expect(app.recorder.recording.events.filter { $0.name == "afterAppearing" }.count == 1)
  }

  @Test("Started while it records, it reports an issue and goes on")
  func startedTwice() {
    let issues = IssueCollector()
    let app = TimelineApp()
    let before = app.recorder.recording
    app.recorder.start()
    #expect(app.recorder.recording == before)
    #expect(issues.flushIssues().map(\.kind) == [.repeatedCall])
  }

  @Test("Two recorders record the same, each for its own time")
  func twoRecorders() {
    let app = TimelineApp(TimelineOptions())
    let other = TimelineRecorder()
    other.start()
    app.push(PlayerViewController())
    let player = { (recording: TimelineRecording) in recording.events.filter { $0.subject == "Player" } }
    #expect(player(other.recording).map(\.name) == player(app.recorder.recording).map(\.name))
    #expect(player(other.recording).map { $0.time + 1 } == player(app.recorder.recording).map(\.time))
    app.recorder.stop()
    app.pop()
    #expect(player(other.recording).contains { $0.name == "released" })
    #expect(!player(app.recorder.recording).contains { $0.name == "released" })
  }

  @Test("The newest events are kept, and the dropped ones are counted", arguments: [1, 2, 3, 4])
  func capacity(capacity: Int) {
    let app = TimelineApp(TimelineOptions(content: [], capacity: capacity))
    for number in 1...3 { app.recorder.note("\(number)") }
    #expect(app.recorder.recording.events.map(\.name) == ["1", "2", "3"].suffix(capacity))
    #expect(app.recorder.recording.droppedEvents == max(0, 3 - capacity))
  }

  @Test("A note is an event of the app's own")
  func note() {
    let app = TimelineApp(TimelineOptions(content: []))
    app.recorder.note("loaded", of: "library", [.init("items", .number(1.0 / 3)), .init("ratio", .number(.nan))])
    #expect(
      app.recorder.recording.events == [
        event(1, .note, "library", "loaded", [.init("items", .number(0.333333)), .init("ratio", .null)])
      ])
  }
}
