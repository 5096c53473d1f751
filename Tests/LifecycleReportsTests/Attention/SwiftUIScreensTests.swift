import HeadlessDevice
import LifecycleTestKit
import LifecycleTimeline
import TestSupport
import Testing
import UIKit

@testable import LifecycleBehaviors
@testable import LifecycleReports

/// SwiftUI views that have a name, by the controller that carries their behaviors.
@MainActor
@Suite(.everyAnswer)
struct SwiftUIScreensTests {
  let device = HeadlessDevice()
  let attentions = AttentionLog()

  /// Takes the place of a hosting controller.
  private func hosting(_ name: String?) -> UIViewController {
    let screen = UIViewController()
    screen.loadViewIfNeeded()
    screen.embed(BehaviorProbeViewController([], named: name))
    return screen
  }

  @Test("A named view is a screen of the reporter and of a recording, also as a cover, and whenever these are started")
  func names() {
    let recorder = TimelineRecorder()
    let inbox = hosting("Inbox")
    device.launch(showing: inbox)
    device.advance(by: 1)
    attentions.subscribe()
    recorder.start()
    device.advance(by: 1)
    inbox.present(hosting("Compose"), animated: true)
    device.advance(by: 1)
    #expect(attentions.lines == ["Inbox, focused", "Compose, focused"])
    let focus = recorder.stop().events.filter { $0.kind == .focus }.map { "\($0.subject) \($0.name)" }
    #expect(focus == ["Inbox gained", "Inbox lost", "Compose gained"])
  }

  @Test("The app's choice of names replaces none that a view was given; an empty one is an issue")
  func choice() {
    let issues = IssueCollector()
    let recorder = TimelineRecorder(nameOfScreen: { _ in "Chosen" })
    AttentionReporter.shared.nameOfScreen = { _ in "Chosen" }
    attentions.subscribe()
    recorder.start()
    let inbox = hosting("Inbox")
    device.launch(showing: inbox)
    device.advance(by: 1)
    inbox.present(hosting(""), animated: true)
    device.advance(by: 1)
    #expect(attentions.lines == ["Inbox, focused", "BehaviorProbe, focused"])
    // One of the reporter, and one of the recorder.
    #expect(issues.flushIssues().map(\.kind) == [.emptyName, .emptyName])
    #expect(recorder.stop().events.first { $0.kind == .focus }?.subject == "Inbox")
  }

  @Test("A named view gets the default behaviors; one without a name gets none and is no screen")
  func defaults() {
    let log = LifecycleTranscript()
    LifecycleBehaviorDefaults.register { screen in RecordingBehavior(screen.screenName(), in: log) }
    attentions.subscribe()
    let inbox = hosting("Inbox")
    device.launch(showing: inbox)
    device.advance(by: 1)
    #expect(log.flush().contains { $0.contains("Inbox afterAppearing") })
    let sheet = hosting(nil)
    inbox.present(sheet, animated: true)
    device.advance(by: 1)
    #expect(!log.flush().contains { $0.contains("afterAppearing") })
    #expect(attentions.lines.last == "Inbox, covered by UIViewController")
  }

  @Test("A name that an update changes is used from the next time that the screen gains the attention")
  func renaming() {
    attentions.subscribe()
    let screen = hosting("Draft")
    device.launch(showing: screen)
    device.advance(by: 1)
    for case let view as BehaviorProbeViewController in screen.children { view.nameOfView = "Letter" }
    device.openControlCenter()
    device.advance(by: 1)
    device.closeControlCenter()
    device.advance(by: 1)
    #expect(attentions.lines.suffix(3) == ["Draft, focused", "Draft, inactive", "Letter, focused"])
  }
}
