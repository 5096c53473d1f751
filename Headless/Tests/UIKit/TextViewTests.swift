import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

/// R96-R100 for text views.
@MainActor
@Suite(.oneDevice)
struct TextViewTests: FixtureSuite {
  let fixture = EditableScreen()
  let t: UITextView

  init() {
    t = fixture.editing.textView("t")
    screen.view.addSubview(t)
  }

  @Test("R99: editing begins with shouldBegin, the keyboard, the delegate and the notification")
  func begin() {
    #expect(t.becomeFirstResponder())
    #expect(editing.flush() == ["t.shouldBegin", "willChangeFrame", "willShow", "t.didBegin", "t.textDidBegin"])
    device.advance(by: 1)
    #expect(editing.flush() == ["didChangeFrame", "didShow"])
    #expect(t.becomeFirstResponder())
    #expect(editing.flush() == [])
  }

  @Test("R101: an input view replaces the keyboard and has its own height")
  func inputView() {
    t.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    t.becomeFirstResponder()
    #expect(device.keyboardFrame == CGRect(x: 0, y: 652, width: 393, height: 200))
  }

  @Test("R96: a text view that is selectable and not editable can be first responder, without editing and keyboard")
  func readOnly() {
    t.isEditable = false
    #expect(t.becomeFirstResponder())
    #expect(t.isFirstResponder)
    #expect(device.keyboardFrame == nil)
    #expect(t.resignFirstResponder())
    #expect(editing.flush() == [])
    t.isSelectable = false
    #expect(!t.canBecomeFirstResponder)
    #expect(editing.flush() == [])
  }

  @Test("R99: each typed character, line breaks included, calls shouldChange, changes the text and is announced")
  func typing() {
    edit(t)
    editing.refused = ["t.shouldChange(2+0, \"x\")"]
    device.typeText("a\nx")
    device.pressReturn()
    #expect(
      editing.flush() == [
        "t.shouldChange(0+0, \"a\")", "t.didChange", "t.textDidChange",
        "t.shouldChange(1+0, \"\\n\")", "t.didChange", "t.textDidChange",
        "t.shouldChange(2+0, \"x\")",
        "t.shouldChange(2+0, \"\\n\")", "t.didChange", "t.textDidChange",
      ])
    #expect(t.text == "a\n\n")
    t.deleteBackward()
    #expect(editing.flush() == ["t.didChange", "t.textDidChange"])
    #expect(t.text == "a\n")
  }

  @Test("R105: a text view that is made not editable ends its editing without calling shouldEnd")
  func disabling() {
    edit(t)
    editing.refused = ["t.shouldEnd"]
    t.isEditable = false
    #expect(editing.flush() == ["willChangeFrame", "willHide", "t.didEnd", "t.textDidEnd"])
  }
}
