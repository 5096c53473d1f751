import HeadlessDevice
import InputFocusBehavior
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// What UIKit announces on the main thread, posted on another one.
@MainActor
@Suite(.everyAnswer)
struct InputFocusOffMainThreadTests {
  let device = HeadlessDevice().drivingLifecycleTime()
  let log = LifecycleTranscript()

  @Test("It is read there and heeded on the main thread: nothing traps, and the field that is edited stays so")
  func announcements() async {
    let screen = FormScreen(initial: .title, log: log, on: device)
    device.launch(showing: screen)
    device.advance(by: 1)
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
    #expect(screen.inputFocus.actual == .title)
    #expect(log.flush() == [])
  }
}
