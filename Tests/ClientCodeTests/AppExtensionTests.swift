import HeadlessDevice
import InputFocusBehavior
import LifecycleBehaviors
import LifecycleTestKit
import LifecycleTimeline
import OverlayBehavior
import ReadyMadeBehaviors
import SuspendBehavior
import TestSupport
import Testing
import UIKit

@testable import FocusBehavior

/// The products in an app extension, where there is no application object to read.
@MainActor
@Suite(.oneDevice)
struct AppExtensionTests {
  let device = HeadlessDevice()
  let log = LifecycleTranscript()
  let issues = IssueCollector()

  /// Runs `actions` as if the process were an app extension.
  private func inAppExtension(_ actions: () -> Void) {
    UIApplication.isInAppExtension = true
    defer { UIApplication.isInAppExtension = false }
    actions()
  }

  @Test("It is active, and what exists once per app exists once")
  func onePerExtension() {
    device.launch(showing: UIViewController())
    device.pressHome()
    #expect(AppActivity().app == .background)
    inAppExtension {
      #expect(AppActivity().app == .active)
      let kept = AppObjects.current.object(orCreate: LifecycleTranscript())
      #expect(AppObjects.current[LifecycleTranscript.self] === kept)
    }
  }

  @Test("A scene of the host that is not attached counts as active; in an app it is in the background")
  func unattachedScene() {
    device.weakRules.backgroundScenesReadUnattached = true
    device.launch(showing: UIViewController())
    let scene = device.connectScene(showing: UIViewController(), inBackground: true)
    #expect(scene.activationState == .unattached)
    #expect(AppActivity().state(of: scene) == .background)
    inAppExtension { #expect(AppActivity().state(of: scene) == .active) }
  }

  @Test("A screen has its moments, its focus and its edited field")
  func screen() {
    let field = UITextField()
    inAppExtension {
      let screen = Screen([
        RecordingBehavior("Share", in: log),
        FocusBehavior { [log] change in log.record("Share \(change.reason.name)") },
        InputFocusBehavior(initial: 1, fields: [1: { _ in field }]),
      ])
      screen.loadViewIfNeeded()
      screen.view.addSubview(field)
      device.launch(showing: screen)
      device.advance(by: 1)
      #expect(field.isFirstResponder)
      screen.present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: true)
      device.advance(by: 1)
      screen.dismiss(animated: true)
      device.advance(by: 1)
    }
    #expect(
      log.flush() == [
        "Share afterAttaching", "Share afterLoading", "Share beforeAppearing", "Share duringAppearing",
        "Share afterAppearing", "Share appeared", "Share alert", "Share uncovered",
      ])
    #expect(field.isFirstResponder)
    #expect(issues.flush() == [])
  }

  @Test("What needs the application does not work there, and is reported")
  func withoutEffect() {
    inAppExtension {
      device.launch(
        showing: Screen([
          KeepAwakeBehavior(),
          SuspendBehavior { [log] event in log.record(event.name) },
          OverlayBehavior(while: { true }) { _ in UIViewController() },
        ]))
      device.advance(by: 1)
      device.pressHome()
      device.advance(by: 60)
    }
    #expect(!UIApplication.shared.isIdleTimerDisabled)
    #expect(UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows).count == 1)
    #expect(issues.flushIssues().map(\.kind) == [.appExtension, .appExtension, .appExtension])
    #expect(log.flush() == [])
  }

  @Test("A timeline records screens, without a state of the application and without suspensions, and reports no issue")
  func timeline() {
    let recorder = TimelineRecorder(TimelineOptions(content: [.app, .screens, .suspension]))
    let window = device.launch(showing: UIViewController())
    inAppExtension {
      recorder.start()
      window.rootViewController?.present(Screen(), animated: false)
      device.advance(by: 1)
    }
    #expect(
      recorder.recording.events.map { "\($0.kind) \($0.name)" } == [
        "behavior afterAttaching", "behavior afterLoading", "behavior opened", "behavior beforeAppearing",
        "behavior duringAppearing", "behavior afterAppearing",
      ])
    #expect(issues.flush() == [])
  }
}
