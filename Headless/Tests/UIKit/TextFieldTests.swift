import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

/// R99: the calls, notifications and control events of a text field.
@MainActor
@Suite(.oneDevice)
struct TextFieldTests: FixtureSuite {
  /// A delegate from before iOS 10.
  private final class OldDelegate: NSObject, UITextFieldDelegate {
    var endCount = 0

    func textFieldDidEndEditing(_ textField: UITextField) {
      endCount += 1
    }
  }

  let fixture = ScreenWithField()

  init() {
    editing.recordEditingEvents(of: a)
  }

  @Test("R99: a delegate without textFieldDidEndEditing(_:reason:) receives textFieldDidEndEditing(_:)")
  func plainEnd() {
    let delegate = OldDelegate()
    a.delegate = delegate
    edit(a)
    a.resignFirstResponder()
    #expect(delegate.endCount == 1)
  }

  @Test("R99: each typed character calls shouldChange, changes the text and is announced")
  func typing() {
    edit(a)
    editing.refused = ["a.shouldChange(1+0, x)"]
    #expect(device.typeText("éx!"))
    #expect(
      editing.flush() == [
        "a.shouldChange(0+0, é)", "a.textDidChange", "a.editingChanged", "a.shouldChange(1+0, x)",
        "a.shouldChange(1+0, !)", "a.textDidChange", "a.editingChanged",
      ])
    #expect(a.text == "é!")
  }

  @Test("R99: text that the app sets or inserts does not call shouldChange, and only an insertion is announced")
  func programmatic() {
    a.text = "ab"
    #expect(editing.flush() == [])
    a.insertText("c")
    #expect(editing.flush() == ["a.textDidChange", "a.editingChanged"])
    a.deleteBackward()
    #expect(editing.flush() == ["a.textDidChange", "a.editingChanged"])
    #expect(a.text == "ab")
    a.text = ""
    a.deleteBackward()
    a.text = nil
    a.deleteBackward()
    #expect(!a.hasText)
    #expect(editing.flush() == [])
  }

  @Test("R99: the return key calls the delegate; the field resigns only if it has an action for editingDidEndOnExit")
  func pressReturn() {
    edit(a)
    #expect(device.pressReturn())
    #expect(editing.flush() == ["a.shouldReturn"])
    #expect(a.isFirstResponder)

    editing.recordEvents(of: a, ("editingDidEndOnExit", .editingDidEndOnExit))
    editing.refused = ["a.shouldReturn"]
    device.typeText("\n")
    #expect(editing.flush() == ["a.shouldReturn"])
    #expect(a.isFirstResponder)

    editing.refused = []
    device.pressReturn()
    #expect(
      editing.flush() == [
        "a.shouldReturn", "a.editingDidEndOnExit", "a.shouldEnd", "willChangeFrame", "willHide", "a.didEnd(committed)",
        "a.textDidEnd", "a.editingDidEnd",
      ])
    #expect(!device.pressReturn())
  }

  @Test("R99: the return key in a form moves to the next field, and the keyboard does not hide")
  func nextField() {
    let b = editing.field("b")
    screen.view.addSubview(b)
    edit(a)
    editing.inside["a.shouldReturn"] = { b.becomeFirstResponder() }
    editing.refused = ["a.shouldReturn"]
    device.typeText("1\n2")
    #expect(a.text == "1")
    #expect(b.text == "2")
    #expect(!editing.flush().contains("willHide"))
  }
}
