import FocusBehavior
import HeadlessDevice
import InputFocusBehavior
import LifecycleBehaviors
import LifecycleTestKit
import LifecycleTimeline
import OverlayBehavior
import ReadyMadeBehaviors
import SuspendBehavior
import Testing
import UIKit

/// The README's test, with the behaviors of each product in place of its own. Two suites at the same time, without a trait, as
/// an app would have them.
@MainActor
private enum Subject: CaseIterable {
  case own, focus, suspend, overlay, inputFocus, every, timeline

  func screen(_ log: LifecycleTranscript) -> UIViewController {
    let screen = FormScreen()
    screen.loadViewIfNeeded()
    switch self {
    case .own: screen.addBehaviors([RecordingBehavior("a", in: log)])
    case .focus: screen.addBehaviors([FocusBehavior { log.record($0.hasFocus ? "gained" : "lost") }])
    case .suspend: screen.addBehaviors([SuspendBehavior { log.record("\($0)".prefix { $0.isLetter }.description) }])
    case .overlay:
      screen.addBehaviors([
        OverlayBehavior(while: { true }) { _ in
          log.record("shown")
          return UIViewController()
        }
      ])
    case .inputFocus:
      let focus = InputFocus<FormScreen.Field>(initial: .name)
      screen.addBehaviors([
        InputFocusBehavior<FormScreen>(focus, fields: [.name: \.field]),
        ActionBehavior.every(2) { [weak screen] in log.record("edits \(screen?.field.isFirstResponder ?? false)") },
      ])
    case .every: screen.addBehaviors([ActionBehavior.every(1) { log.record("tick") }])
    case .timeline:
      let name: @MainActor @Sendable (UIViewController) -> String? = { [weak screen] in $0 === screen ? "This" : nil }
      let recorder = TimelineRecorder(TimelineOptions(content: [.screens, .focus], nameOfScreen: name))
      recorder.start()
      screen.addBehaviors([
        ActionBehavior.afterDisappearing {
          log.record("\(recorder.recording.events.filter { $0.subject == "This" }.map { Int($0.time) })")
        }
      ])
    }
    return screen
  }

  func visit(in window: LifecycleTestWindow, _ screen: UIViewController) async {
    let other = UIViewController()
    other.loadViewIfNeeded()
    other.addBehaviors([FocusBehavior { _ in }])
    await window.show(other)
    await window.show(screen)
    window.device.advance(by: 3)
    await window.cover(style: .fullScreen)
    await window.uncover()
    window.device.pressHome()
    window.device.suspend(for: 60)
    window.device.openApp()
    window.device.advance(by: 2)
    await window.hide()
  }

  /// What the behavior does when its screen is made after the window, or before it, in what was the app before.
  func transcript(windowFirst: Bool) async -> [String] {
    let log = LifecycleTranscript()
    await withLifecycleTestWindow { window in
      window.device.advance(by: 1000)
      let screen = screen(log)
      await visit(in: windowFirst ? window : LifecycleTestWindow(), screen)
    }
    return log.flush()
  }
}

@MainActor
struct WindowFirstOrLastTests {
  @Test("It makes no difference whether a screen is made before the window or after it", arguments: Subject.allCases)
  fileprivate func order(subject: Subject) async {
    let first = await subject.transcript(windowFirst: true)
    let last = await subject.transcript(windowFirst: false)
    #expect(first.count >= 1)
    #expect(first == last)
  }
}
