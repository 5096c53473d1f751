import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import ScreenSupport
import TestSupport
import Testing
import UIKit

@testable import InputFocusBehavior

/// Notifications about the app's state: requests inside them, where UIKit may still return the state before, and other threads.
@MainActor
@Suite(.everyAnswer)
struct InputFocusActivityTests {
  static let names = [
    UIScene.willDeactivateNotification, UIApplication.willResignActiveNotification,
    UIScene.didEnterBackgroundNotification, UIApplication.didEnterBackgroundNotification,
    UIScene.willEnterForegroundNotification, UIApplication.willEnterForegroundNotification,
    UIScene.didActivateNotification, UIApplication.didBecomeActiveNotification,
  ]

  /// Launches a form, goes to the home screen and back, and calls `work` once, inside one notification.
  /// - Returns: whether the title is edited afterwards.
  private func run(
    _ name: Notification.Name, initial: FormScreen.Field?, _ work: (FormScreen) -> Void
  ) -> Bool {
    let device = HeadlessDevice()
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
    return screen.inputFocus.requestedField == .title && screen.titleField.isFirstResponder
  }

  @Test("A field that is requested inside any of them is edited when the app is active again")
  func requested() {
    for name in Self.names {
      #expect(run(name, initial: nil) { $0.inputFocus.move(to: .title) }, "\(name.rawValue)")
    }
  }

  @Test(
    "When the app ends the editing on its way to the background and makes a request, the field is edited again afterwards"
  )
  func endedWhileLeaving() {
    for name in Self.names.prefix(4) {
      let isEdited = run(name, initial: .title) { screen in
        screen.view.endEditing(true)
        screen.inputFocus.resume()
      }
      #expect(isEdited, "\(name.rawValue)")
    }
  }

  @Test(
    "Posted on another thread, UIKit's notifications are handled on the main thread, and the edited field stays edited")
  func postedOffMainThread() async {
    let (device, log) = (HeadlessDevice(), LifecycleTranscript())
    let screen = device.launchForm(initial: .title, log: log)
    _ = log.flush()
    let names = [
      UIResponder.keyboardDidShowNotification, UIWindow.didBecomeKeyNotification,
      UIApplication.didBecomeActiveNotification, UIScene.didActivateNotification,
    ]
    let begin = UITextField.textDidBeginEditingNotification
    let field = screen.titleField
    onAnotherThread {
      NotificationCenter.default.post(name: begin, object: field)
      for name in names { NotificationCenter.default.post(name: name, object: nil) }
    }
    await finishMainQueue()
    device.advance(by: 1)
    #expect(screen.titleField.isFirstResponder)
    #expect(screen.inputFocus.editedField == .title)
    #expect(log.flush() == [])
  }
}
