import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import OverlayBehavior
import TestSupport
import Testing
import UIKit

@testable import LifecycleTimeline

@MainActor
private final class Connection {
  var isOffline = true
}

@MainActor
@Suite(.oneDevice)
struct RecordedSystemTests {
  @Test("The states of the app, from the one at the start on")
  func app() {
    let app = TimelineApp(TimelineOptions(content: [.app]))
    app.device.openControlCenter()
    app.device.closeControlCenter()
    app.device.pressHome()
    app.device.openApp()
    #expect(
      app.transcript(of: .app) == [
        "0.0 app didEnterBackground catchUp", "0.0 app didFinishLaunching", "0.0 app willEnterForeground",
        "0.0 app didBecomeActive", "1.0 app willResignActive", "1.0 app didBecomeActive", "1.0 app willResignActive",
        "1.0 app didEnterBackground", "1.0 app willEnterForeground", "1.0 app didBecomeActive",
      ])
    app.recorder.stop()
    app.recorder.start()
    #expect(
      app.transcript == [
        "0.0 app didBecomeActive catchUp", "0.0 scene didActivate catchUp",
      ])
  }

  @Test("The states of scenes, which are distinguished")
  func scenes() {
    let app = TimelineApp(TimelineOptions(content: [.app]))
    let other = app.device.connectScene(showing: PlayerViewController())
    app.device.advance(by: 1)
    app.device.disconnect(other)
    #expect(
      app.transcript(of: .scene) == [
        "0.0 scene willConnect", "0.0 scene willEnterForeground", "0.0 scene didActivate", "1.0 scene 2 willConnect",
        "1.0 scene 2 willEnterForeground", "1.0 scene 2 didActivate", "2.0 scene 2 willDeactivate",
        "2.0 scene 2 didEnterBackground", "2.0 scene 2 didDisconnect",
      ])
  }

  @Test("A suspension, with its warning and its length")
  func suspension() {
    let app = TimelineApp(TimelineOptions(content: [.suspension]))
    app.device.pressHome()
    app.device.suspend(for: 60)
    app.device.openApp()
    app.device.advance(by: 1)
    #expect(
      app.transcript == [
        "1.0 app willSuspend possible", "61.0 app didSuspend", "61.0 app didUnsuspend 59.6",
      ])
  }

  @Test(
    "Every overlay of the app, by the app's own hand or by a condition, also one that is released while it is shown")
  func overlays() async {
    let app = TimelineApp(TimelineOptions(content: [.overlays, .screens, .focus]))
    let connection = Connection()
    let isOffline = OverlayCondition { connection.isOffline }
    let offline = OverlayController(while: isOffline) { _ in UIViewController() }
    app.device.advance(by: 1)
    connection.isOffline = false
    isOffline.setNeedsCheck()
    app.device.advance(by: 1)
    withExtendedLifetime(offline) {}
    do {
      let update = OverlayController { _ in PlayerViewController() }
      Task { await update.show() }
      await settleTasks()
      app.device.advance(by: 1)
    }
    await settleTasks()
    app.device.advance(by: 1)
    #expect(
      app.transcript(of: .overlay) == [
        "1.0 overlay willShow", "1.25 overlay didShow", "2.0 overlay willHide", "2.25 overlay didHide",
        "3.0 overlay 2 willShow", "3.25 overlay 2 didShow", "4.0 overlay 2 willHide", "4.25 overlay 2 didHide",
      ])
    let covers = app.recorder.recording.events.compactMap { event -> String? in
      event.name == "lost" && event.subject == "Library" ? event.text("by") : nil
    }
    #expect(covers == ["UIViewController", "Player"])
  }

  @Test("Two overlays at once are distinguished, and a condition that cannot be read is an event")
  func severalOverlays() {
    struct Failure: Error {}
    let issues = IssueCollector()
    let app = TimelineApp(TimelineOptions(content: [.overlays]))
    let high = OverlayController(
      while: { true }, options: OverlayOptions(priority: .high, transition: .none)
    ) { _ in UIViewController() }
    app.device.advance(by: 1)
    let failing = OverlayController(
      while: OverlayCondition(failureLimit: 1) { throw Failure() }, options: OverlayOptions(transition: .none)
    ) { _ in UIViewController() }
    app.device.advance(by: 1)
    high.cancel()
    failing.cancel()
    app.device.advance(by: 1)
    #expect(
      app.transcript == [
        "1.0 overlay willShow", "1.0 overlay didShow", "2.0 overlay 2 unreadable 1.0", "3.0 overlay willHide",
        "3.0 overlay didHide",
      ])
    #expect(issues.flush().count == 1)
  }

  @Test("Fields that are edited, by their identifiers or classes, and the keyboard; never what they contain")
  func input() {
    let app = TimelineApp(TimelineOptions(content: [.input, .screens]))
    let screen = PlayerViewController()
    screen.loadViewIfNeeded()
    let name = UITextField()
    name.accessibilityIdentifier = "name"
    name.placeholder = "Your name"
    name.text = "Ada"
    let notes = UITextView()
    let more = UITextView()
    for field in [name, notes, more] { screen.view.addSubview(field) }
    app.push(screen)
    name.becomeFirstResponder()
    _ = app.device.typeText("Lovelace")
    notes.becomeFirstResponder()
    more.becomeFirstResponder()
    app.device.advance(by: 1)
    screen.view.endEditing(true)
    app.device.advance(by: 1)
    #expect(
      app.transcript(of: .input) == [
        "2.0 Player began name", "2.0 Player ended name", "2.0 keyboard keyboardDidShow", "2.0 Player began UITextView",
        "2.0 Player ended UITextView", "2.0 Player began UITextView 2", "3.0 Player ended UITextView 2",
        "3.25 keyboard keyboardDidHide",
      ])
    let text = app.recorder.recording.jsonLines
    #expect(!text.contains("Ada") && !text.contains("Lovelace") && !text.contains("Your name"))
  }
}
