import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// R97, R100: another field becomes first responder, or the editing of a field is ended.
@MainActor
@Suite(.oneDevice)
struct FieldSwitchTests: FixtureSuite {
  let fixture = ScreenWithFields()

  init() {
    edit(a)
  }

  /// Removes all lines.
  /// - Returns: the lines without those of the keyboard, which has a suite of its own.
  private func flushEditing() -> [String] {
    editing.flush().filter { $0.contains(".") }
  }

  @Test("R97, W7: both delegates are called before either field changes; the old field ends before the new one begins")
  func order() {
    editing.inside["a.didEnd(committed)"] = { [a, b] in
      #expect(!a.isFirstResponder)
      #expect(!b.isFirstResponder)
    }
    editing.inside["b.didBegin"] = { [b] in #expect(b.isFirstResponder) }
    #expect(b.becomeFirstResponder())
    #expect(
      flushEditing() == [
        "b.shouldBegin", "a.shouldEnd", "a.didEnd(committed)", "a.textDidEnd", "b.didBegin", "b.textDidBegin",
      ])
  }

  @Test(
    "R97, W7: under the other answer the old field's delegate is called first, and both before either field changes")
  func otherOrder() {
    device.weakRules.beginIsAskedFirst = false
    editing.inside["b.shouldBegin"] = { [a] in #expect(a.isFirstResponder) }
    #expect(b.becomeFirstResponder())
    #expect(
      flushEditing() == [
        "a.shouldEnd", "b.shouldBegin", "a.didEnd(committed)", "a.textDidEnd", "b.didBegin", "b.textDidBegin",
      ])
  }

  @Test("R97: when the new field may not begin, the old one stays first responder", arguments: [true, false])
  func refusedBegin(beginIsAskedFirst: Bool) {
    device.weakRules.beginIsAskedFirst = beginIsAskedFirst
    editing.refused = ["b.shouldBegin"]
    #expect(!b.becomeFirstResponder())
    #expect(editing.flush() == (beginIsAskedFirst ? ["b.shouldBegin"] : ["a.shouldEnd", "b.shouldBegin"]))
    #expect(a.isFirstResponder)
    #expect(a.isEditing)

    editing.refused = []
    #expect(a.resignFirstResponder())
    #expect(flushEditing() == ["a.shouldEnd", "a.didEnd(committed)", "a.textDidEnd"])
  }

  @Test("R97: when the old field may not end, it stays first responder", arguments: [true, false])
  func refusedEnd(beginIsAskedFirst: Bool) {
    device.weakRules.beginIsAskedFirst = beginIsAskedFirst
    editing.refused = ["a.shouldEnd"]
    #expect(!b.becomeFirstResponder())
    #expect(editing.flush() == (beginIsAskedFirst ? ["b.shouldBegin", "a.shouldEnd"] : ["a.shouldEnd"]))
    #expect(a.isFirstResponder)
    #expect(!b.isEditing)
  }

  @Test("R97: a field that becomes first responder inside didEndEditing stays first responder")
  func takenOver() {
    let c = editing.field("c")
    screen.view.addSubview(c)
    editing.inside["a.didEnd(committed)"] = { c.becomeFirstResponder() }
    #expect(!b.becomeFirstResponder())
    #expect(c.isFirstResponder)
    #expect(
      flushEditing() == [
        "b.shouldBegin", "a.shouldEnd", "a.didEnd(committed)", "c.shouldBegin", "c.didBegin", "c.textDidBegin",
        "a.textDidEnd",
      ])
  }

  @Test("R97: a field that is removed while the old one ends does not begin")
  func takenOut() {
    editing.inside["a.didEnd(committed)"] = { [b] in b.removeFromSuperview() }
    #expect(!b.becomeFirstResponder())
    device.advance(by: 1)
    #expect(
      editing.flush() == [
        "b.shouldBegin", "a.shouldEnd", "a.didEnd(committed)", "a.textDidEnd", "willChangeFrame", "willHide",
        "didChangeFrame", "didHide",
      ])
  }

  @Test("R100: leaving the window ends editing whatever the delegate returns", arguments: [0, 1, 2])
  func leavingWindow(way: Int) {
    editing.refused = ["a.shouldEnd"]
    switch way {
    case 0: a.removeFromSuperview()
    case 1: screen.view.removeFromSuperview()
    default: device.openWindow(showing: UIViewController(), makingKey: false).addSubview(a)
    }
    #expect(flushEditing() == ["a.didEnd(committed)", "a.textDidEnd"])
    #expect(!a.isFirstResponder)
    #expect(!a.isEditing)
  }

  @Test("R100: a field that moves inside its window goes on editing")
  func moving() {
    let box = UIView()
    screen.view.addSubview(box)
    box.addSubview(a)
    #expect(editing.flush() == [])
    #expect(a.isFirstResponder)
  }

  @Test("R100: endEditing(true) ends editing without calling shouldEnd")
  func force() {
    editing.refused = ["a.shouldEnd"]
    #expect(screen.view.endEditing(true))
    #expect(flushEditing() == ["a.didEnd(committed)", "a.textDidEnd"])
    #expect(!a.isFirstResponder)
  }

  @Test("R100: endEditing(false) calls shouldEnd, and returns whether the field resigned")
  func noForce() {
    editing.refused = ["a.shouldEnd"]
    #expect(!screen.view.endEditing(false))
    #expect(editing.flush() == ["a.shouldEnd"])
    #expect(a.isFirstResponder)
    editing.refused = []
    #expect(screen.view.endEditing(false))
    #expect(flushEditing() == ["a.shouldEnd", "a.didEnd(committed)", "a.textDidEnd"])
  }

  @Test("R100: endEditing reaches only the fields inside the view")
  func elsewhere() {
    #expect(!b.endEditing(true))
    #expect(a.isFirstResponder)
    #expect(a.endEditing(true))
    #expect(!a.isFirstResponder)
    #expect(!screen.view.endEditing(true))
  }

  @Test("R105: disabling a field ends its editing without calling shouldEnd")
  func disabling() {
    editing.refused = ["a.shouldEnd"]
    a.isEnabled = false
    #expect(flushEditing() == ["a.didEnd(committed)", "a.textDidEnd"])
    #expect(!a.isFirstResponder)
  }
}
