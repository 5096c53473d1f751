import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@testable import InputFocusBehavior

/// What the app does inside the notifications about its own state, where UIKit may still answer with the state before.
@MainActor
@Suite(.everyAnswer)
struct InputFocusActivityTests {
  static let names = [
    UIScene.willDeactivateNotification, UIApplication.willResignActiveNotification,
    UIScene.didEnterBackgroundNotification, UIApplication.didEnterBackgroundNotification,
    UIScene.willEnterForegroundNotification, UIApplication.willEnterForegroundNotification,
    UIScene.didActivateNotification, UIApplication.didBecomeActiveNotification,
  ]

  /// Launches a form, goes home and comes back, and does something once, inside one notification. Returns whether the
  /// title is edited afterwards.
  private func run(
    _ name: Notification.Name, initial: FormScreen.Field?, _ work: (FormScreen) -> Void
  ) -> Bool {
    let device = HeadlessDevice().drivingLifecycleTime()
    let screen = FormScreen(initial: initial)
    device.launch(showing: screen)
    device.advance(by: 1)
    withoutActuallyEscaping(work) { work in
      let observer = NotificationObserver()
      var isDone = false
      observer.observe(name) { _ in
        if !isDone { work(screen) }
        isDone = true
      }
      device.pressHome()
      device.advance(by: 1)
      device.openApp()
      device.advance(by: 1)
      withExtendedLifetime(observer) {}
    }
    return screen.inputFocus.desired == .title && screen.titleField.isFirstResponder
  }

  @Test("A field is requested inside any of them: it is edited when the app is active again")
  func requested() {
    for name in Self.names {
      #expect(run(name, initial: nil) { $0.inputFocus.move(to: .title) }, "\(name.rawValue)")
    }
  }

  @Test("The app ends the editing itself while it goes, and asks for something: the field is edited again afterwards")
  func endedWhileLeaving() {
    for name in Self.names.prefix(4) {
      let isEdited = run(name, initial: .title) { screen in
        screen.view.endEditing(true)
        screen.inputFocus.restore()
      }
      #expect(isEdited, "\(name.rawValue)")
    }
  }
}
