import HeadlessDevice
import HeadlessTestSupport
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
