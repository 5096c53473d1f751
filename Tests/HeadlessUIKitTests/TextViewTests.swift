import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// R96-R100 for text of many lines.
@MainActor
@Suite(.oneDevice)
struct TextViewTests: FixtureSuite {
  let fixture = EditableScreen()
  let t: UITextView

  init() {
    t = fixture.editing.textView("t")
    screen.view.addSubview(t)
  }

  @Test("R99: begin: the question, the keyboard, the delegate, the notification")
  func begin() {
    #expect(t.becomeFirstResponder())
    #expect(editing.flush() == ["t.shouldBegin", "willChangeFrame", "willShow", "t.didBegin", "t.textDidBegin"])
    device.advance(by: 1)
    #expect(editing.flush() == ["didChangeFrame", "didShow"])
    #expect(t.becomeFirstResponder())
    #expect(editing.flush() == [])
  }

  @Test("R99: end: the question, the keyboard, the delegate, the notification")
  func end() {
    edit(t)
    editing.refused = ["t.shouldEnd"]
    #expect(!t.resignFirstResponder())
    #expect(editing.flush() == ["t.shouldEnd"])
    editing.refused = []
    #expect(t.resignFirstResponder())
    #expect(editing.flush() == ["t.shouldEnd", "willChangeFrame", "willHide", "t.didEnd", "t.textDidEnd"])
    device.advance(by: 1)
    #expect(editing.flush() == ["didChangeFrame", "didHide"])
  }

  @Test("R98: reading canBecomeFirstResponder asks the delegate")
  func reading() {
    editing.refused = ["t.shouldBegin"]
    #expect(!t.canBecomeFirstResponder)
    #expect(!t.becomeFirstResponder())
    #expect(editing.flush() == ["t.shouldBegin", "t.shouldBegin"])
  }

  @Test("R97, R102: a text view takes over from a field, and the keyboard stays")
  func takingOver() {
    let a = editing.field("a")
    screen.view.addSubview(a)
    edit(a)
    #expect(t.becomeFirstResponder())
    device.advance(by: 1)
    #expect(
      editing.flush() == [
        "t.shouldBegin", "a.shouldEnd", "a.didEnd(committed)", "a.textDidEnd", "willChangeFrame", "t.didBegin",
        "t.textDidBegin", "didChangeFrame",
      ])
  }

  @Test("R101: an input view stands in the keyboard's place, in its own height")
  func inputView() {
    t.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    t.becomeFirstResponder()
    #expect(device.keyboardFrame == CGRect(x: 0, y: 652, width: 393, height: 200))
  }

  @Test("R100: leaving the window ends editing whatever the delegate says")
  func leavingWindow() {
    edit(t)
    editing.refused = ["t.shouldEnd"]
    t.removeFromSuperview()
    #expect(editing.flush() == ["willChangeFrame", "willHide", "t.didEnd", "t.textDidEnd"])
  }

  @Test("R96: text that is only read can be selected: it is first responder without an editing session or a keyboard")
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

  @Test("R105: a text view that may no longer be edited ends its editing by force")
  func disabling() {
    edit(t)
    editing.refused = ["t.shouldEnd"]
    t.isEditable = false
    #expect(editing.flush() == ["willChangeFrame", "willHide", "t.didEnd", "t.textDidEnd"])
  }

  @Test("R99: each typed character, a line break among them, is asked for, changes the text, and is announced")
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
}
