import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@testable import InputFocusBehavior

/// Which views a focus knows, and what it finds out about them.
@MainActor
@Suite(.everyAnswer)
struct InputFocusFieldsTests {
  let device = HeadlessDevice()
  let log = LifecycleTranscript()

  @Test("A responder without a keyboard, of which UIKit posts no notification, is reported as a change")
  func silentResponder() {
    final class Silent: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let form = PlainForm(log: log, fields: [0: Silent(), 1: Silent()])
    device.launch(showing: form.screen)
    device.turn()
    for index in [0, 1] {
      form.focus.move(to: index)
      device.turn()
    }
    form.focus.endEditing()
    device.turn()
    #expect(log.flush() == ["0", "1", "none"])
    // Its end is found with the next change.
    form.focus.move(to: 0)
    form.field.resignFirstResponder()
    form.focus.order = [0]
    device.turn()
    #expect(form.focus.requestedField == nil)
  }

  @Test("A responder of which UIKit announces only the keyboard is reported as a change when the keyboard moves")
  func keyInput() {
    let form = PlainForm(log: log, fields: [0: PinView()])
    device.launch(showing: form.screen)
    device.turn()
    form.field.becomeFirstResponder()
    device.advance(by: 1)
    #expect(log.flush() == ["0"] && form.focus.requestedField == 0)
    form.field.resignFirstResponder()
    device.advance(by: 1)
    #expect(log.flush() == ["none"] && form.focus.requestedField == nil)
  }

  @Test("A field that resigns in a hidden window is edited again when the window is shown, key or not")
  func shownAgain() {
    let form = PlainForm(InputFocus(options: [.navigation]))
    let window = device.launch(showing: form.screen)
    form.focus.move(to: 1)
    device.turn()
    #expect(form.field.isFirstResponder)
    window.isHidden = true
    form.field.resignFirstResponder()
    device.advance(by: 2)
    #expect(form.focus.requestedField == 1 && form.focus.editedField == nil)
    window.isHidden = false
    #expect(!window.isKeyWindow)
    device.turn()
    #expect(form.field.isFirstResponder)
  }

  @Test("A request waits for the first field to be registered, however long")
  func beforeFields() {
    let form = PlainForm(InputFocus(initial: 1), fields: [:])
    form.focus.didFail = { [log] in log.record("failed \($0.name)") }
    let window = device.launch(showing: form.screen)
    window.makeKey()
    device.pressHome()
    device.openApp()
    form.focus.move(to: 2)
    device.advance(by: 60)
    form.add(UITextField(), as: 2)
    device.turn()
    #expect(form.field.isFirstResponder)
    #expect(log.flush() == [])
  }

  @Test("A field that is removed while it is being edited is not requested any more")
  func removed() {
    let screen = device.launchForm(initial: .title, log: log)
    screen.titleField.removeFromSuperview()
    device.advance(by: 2)
    #expect(screen.inputFocus.requestedField == nil)
    screen.view.addSubview(screen.titleField)
    device.advance(by: 2)
    #expect(log.flush() == ["0.0 title", "1.0 none"])
  }
}

private final class PinView: UIView, UIKeyInput {
  override var canBecomeFirstResponder: Bool { true }
  var hasText: Bool { false }
  func insertText(_ text: String) {}
  func deleteBackward() {}
}
