import Foundation
import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import SuspendBehavior
import TestSupport
import Testing
import UIKit

/// A behavior whose closure receives its screen.
@MainActor
@Suite(.everyAnswer)
struct SuspendBehaviorScreenTests {
  let device = HeadlessDevice()
  let log = LifecycleTranscript()

  private var recording: SuspendBehavior<EditorViewController> {
    SuspendBehavior<EditorViewController>(.holdingBackgroundTask(accuracy: 0.1)) { [log] editor, event in
      log.record("\(editor.name) \(event.line)")
    }
  }

  private func editor(_ name: String, _ behaviors: [any ViewControllerLifecycleBehavior]) -> EditorViewController {
    let editor = EditorViewController()
    editor.name = name
    editor.loadViewIfNeeded()
    editor.addBehaviors(behaviors)
    return editor
  }

  private func launch(_ screen: UIViewController) {
    device.launch(showing: screen)
    device.advance(by: 1)
  }

  @Test("A closure made for a class of screens receives its screen with each event; one value serves two screens")
  func receivesScreen() {
    let behavior = recording
    let tabs = UITabBarController()
    tabs.viewControllers = [editor("A", [behavior]), editor("B", [behavior])]
    launch(tabs)
    device.pressHome()
    device.suspend(for: 20)
    device.openApp()
    #expect(
      log.flush() == [
        "A willSuspend possible", "B willSuspend possible", "A didSuspend certain", "B didSuspend certain",
        "A didUnsuspend 19.9, asleep 0.0", "B didUnsuspend 19.9, asleep 0.0",
      ])
  }

  @Test("On a screen of another class the closure is never called, and an issue is reported")
  func otherClass() {
    let issues = IssueCollector()
    launch(Screen([recording]))
    device.pressHome()
    device.suspend(for: 20)
    device.openApp()
    #expect(log.flush() == [])
    #expect(device.openBackgroundTaskCount == 0)
    #expect(issues.flushIssues().map(\.kind) == [.wrongScreen])
  }

  @Test("The screen is not kept alive, and once it is released the closure is not called")
  func released() {
    weak var released: EditorViewController?
    do {
      let editor = editor("A", [recording])
      released = editor
      launch(editor)
      device.pressHome()
      device.keyWindow?.rootViewController = nil
    }
    device.turn()
    #expect(released == nil)
    device.suspend(for: 20)
    device.openApp()
    #expect(log.flush() == ["A willSuspend possible"])
    #expect(device.openBackgroundTaskCount == 0)
  }

  @Test("The closure may remove its own behavior, which ends its background task too", arguments: [false, true])
  func removeInside(unwinding: Bool) {
    let attachment = Variable<BehaviorAttachment?>(nil)
    let editor = editor("A", [])
    attachment.value = editor.addBehaviors([
      SuspendBehavior<EditorViewController>(.holdingBackgroundTask(accuracy: 0.1)) { [log] editor, event in
        log.record("\(editor.name) \(event.line)")
        if unwinding { attachment.value?.remove() } else { attachment.value?.remove(silently: true) }
      }
    ])
    launch(editor)
    device.pressHome()
    #expect(device.openBackgroundTaskCount == 0)
    device.suspend(for: 20)
    device.openApp()
    #expect(log.flush() == ["A willSuspend possible"])
  }
}

private final class EditorViewController: UIViewController {
  var name = ""
}
