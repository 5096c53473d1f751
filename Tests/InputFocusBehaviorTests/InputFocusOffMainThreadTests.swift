import HeadlessDevice
import InputFocusBehavior
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// UIKit's notifications, posted on another thread than the main thread.
@MainActor
@Suite(.everyAnswer)
struct InputFocusOffMainThreadTests {
  let device = HeadlessDevice()
  let log = LifecycleTranscript()

  @Test("They are read there and handled on the main thread: no trap, and the edited field stays edited")
  func announcements() async {
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
