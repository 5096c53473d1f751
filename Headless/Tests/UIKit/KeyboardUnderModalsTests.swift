import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// R103, R104: a modal or a push over a screen with a field that is being edited.
@MainActor
@Suite(.oneDevice)
struct KeyboardUnderModalsTests {
  private final class KeepingScreen: UIViewController {
    override var disablesAutomaticKeyboardDismissal: Bool { true }
  }

  let device = HeadlessDevice()
  let editing = EditingLog()
  let screen = UIViewController()
  let nav: UINavigationController
  let alert = UIAlertController(title: "T", message: "M", preferredStyle: .alert)
  let a: UITextField

  init() {
    nav = UINavigationController(rootViewController: screen)
    device.launch(showing: nav)
    a = editing.field("a")
    screen.view.addSubview(a)
    editing.begin(a, on: device)
  }

  private func addAction(then handle: @escaping () -> Void = {}) -> UIAlertAction {
    let action = UIAlertAction(title: "OK", style: .default) { [editing] _ in
      editing.transcript.record("handler")
      handle()
    }
    alert.addAction(action)
    return action
  }

  @Test("R103, W7: an alert ends editing and hides the keyboard, and does not call shouldEnd")
  func alertEndsEditing() {
    editing.refused = ["a.shouldEnd"]
    screen.present(alert, animated: true)
    device.advance(by: 1)
    #expect(
      editing.flush() == [
        "willChangeFrame", "willHide", "a.didEnd(committed)", "a.textDidEnd", "didChangeFrame", "didHide",
      ])
    #expect(!a.isFirstResponder)
  }

  @Test(
    "R103, W7: after an alert the field is first responder with the keyboard again, before the handler runs",
    arguments: [true, false])
  func alertRestoresEditing(byAction: Bool) {
    let action = addAction()
    screen.present(alert, animated: true)
    device.advance(by: 1)
    _ = editing.flush()
    if byAction { device.tap(action, in: alert) } else { alert.dismiss(animated: false) }
    device.advance(by: 1)
    #expect(
      editing.flush() == ["a.shouldBegin", "willChangeFrame", "willShow", "a.didBegin", "a.textDidBegin"]
        + (byAction ? ["handler"] : []) + ["didChangeFrame", "didShow"])
    #expect(a.isFirstResponder)
  }

  @Test("R103, W7: under the other answer the field stays first responder; only the keyboard hides and shows again")
  func alertKeepsFirstResponder() {
    device.weakRules.alertsTakeFirstResponder = false
    let action = addAction()
    screen.present(alert, animated: true)
    device.advance(by: 1)
    #expect(editing.flush() == ["willChangeFrame", "willHide", "didChangeFrame", "didHide"])
    #expect(a.isFirstResponder)
    #expect(a.isEditing)
    device.tap(action, in: alert)
    device.advance(by: 1)
    #expect(editing.flush() == ["willChangeFrame", "willShow", "handler", "didChangeFrame", "didShow"])
  }

  @Test(
    "R103, W7: the dismissal of an alert over another alert restores neither field nor keyboard",
    arguments: [true, false])
  func twoAlerts(alertsTakeFirstResponder: Bool) {
    device.weakRules.alertsTakeFirstResponder = alertsTakeFirstResponder
    screen.present(alert, animated: false)
    device.advance(by: 1)
    let second = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    alert.present(second, animated: false)
    device.advance(by: 1)
    _ = editing.flush()
    second.dismiss(animated: false)
    device.advance(by: 1)
    #expect(editing.flush() == [])
    #expect(device.keyboardFrame == nil)
    alert.dismiss(animated: false)
    device.advance(by: 1)
    #expect(a.isFirstResponder)
    #expect(device.keyboardFrame != nil)
  }

  @Test("R103, W7: a field that ends under an alert may begin again under it", arguments: [true, false])
  func againBeneath(alertsTakeFirstResponder: Bool) {
    device.weakRules.alertsTakeFirstResponder = alertsTakeFirstResponder
    screen.present(alert, animated: false)
    device.advance(by: 1)
    a.resignFirstResponder()
    _ = editing.flush()
    #expect(a.becomeFirstResponder())
    #expect(editing.flush() == ["a.shouldBegin", "willChangeFrame", "willShow", "a.didBegin", "a.textDidBegin"])
    device.advance(by: 1)
    _ = editing.flush()
    alert.dismiss(animated: false)
    device.advance(by: 1)
    #expect(editing.flush() == [])
  }

  @Test(
    "R103: after an alert a field that was removed, refuses, or was replaced by another field is not first responder",
    arguments: [0, 1, 2])
  func notRestored(reason: Int) {
    let b = editing.field("b")
    screen.view.addSubview(b)
    screen.present(alert, animated: false)
    device.advance(by: 1)
    switch reason {
    case 0: a.removeFromSuperview()
    case 1: editing.refused = ["a.shouldBegin"]
    default: b.becomeFirstResponder()
    }
    device.advance(by: 1)
    _ = editing.flush()
    alert.dismiss(animated: false)
    device.advance(by: 1)
    #expect(editing.flush() == (reason == 1 ? ["a.shouldBegin"] : []))
    #expect(!a.isFirstResponder)
    #expect(b.isFirstResponder == (reason == 2))
  }

  @Test(
    "R103, T8: a field that is first responder again after an alert does not make its window key",
    arguments: [true, false])
  func keyElsewhere(alertsTakeFirstResponder: Bool) {
    device.weakRules.alertsTakeFirstResponder = alertsTakeFirstResponder
    screen.present(alert, animated: false)
    device.advance(by: 1)
    let overlay = device.openWindow(showing: UIViewController())
    alert.dismiss(animated: false)
    device.advance(by: 1)
    #expect(overlay.isKeyWindow)
    #expect(a.isFirstResponder)
    #expect(device.keyboardFrame == nil)
    device.close(overlay)
    #expect(device.keyboardFrame != nil)
  }

  @Test(
    "R103: any other modal ends editing and hides the keyboard, and its dismissal restores neither",
    arguments: [UIModalPresentationStyle.pageSheet, .overFullScreen])
  func sheet(style: UIModalPresentationStyle) {
    let sheet = UIViewController()
    sheet.modalPresentationStyle = style
    editing.refused = ["a.shouldEnd"]
    screen.present(sheet, animated: true)
    device.advance(by: 1)
    #expect(
      editing.flush() == [
        "willChangeFrame", "willHide", "a.didEnd(committed)", "a.textDidEnd", "didChangeFrame", "didHide",
      ])
    sheet.dismiss(animated: true)
    device.advance(by: 1)
    #expect(editing.flush() == [])
    #expect(!a.isFirstResponder)
  }

  @Test(
    "R103: a form sheet, or a modal that disables the automatic dismissal, leaves editing and keyboard as they are",
    arguments: [true, false])
  func formSheet(isFormSheet: Bool) {
    let sheet = isFormSheet ? UIViewController() : KeepingScreen()
    if isFormSheet { sheet.modalPresentationStyle = .formSheet }
    #expect(sheet.disablesAutomaticKeyboardDismissal)
    #expect(!screen.disablesAutomaticKeyboardDismissal)
    screen.present(sheet, animated: true)
    device.advance(by: 1)
    #expect(editing.flush() == [])
    #expect(a.isFirstResponder)
  }

  @Test("R103: a first responder without a keyboard stays first responder under an alert")
  func withoutKeyboard() {
    let t = editing.textView("t")
    t.isEditable = false
    screen.view.addSubview(t)
    t.becomeFirstResponder()
    screen.present(alert, animated: true)
    device.advance(by: 1)
    #expect(t.isFirstResponder)
  }

  @Test(
    "R104: a full-screen modal ends the editing of a field that it removes from the window, without calling shouldEnd",
    arguments: [true, false])
  func fullScreen(keepsKeyboard: Bool) {
    editing.refused = ["a.shouldEnd"]
    let next = keepsKeyboard ? KeepingScreen() : UIViewController()
    next.modalPresentationStyle = .fullScreen
    screen.present(next, animated: true)
    device.turn()
    let expected = ["willChangeFrame", "willHide", "a.didEnd(committed)", "a.textDidEnd"]
    #expect(editing.flush() == (keepsKeyboard ? [] : expected))
    device.advance(by: 0.35)
    #expect(editing.flush() == (keepsKeyboard ? expected : ["didChangeFrame", "didHide"]))
    next.dismiss(animated: true)
    device.advance(by: 1)
    #expect(!a.isFirstResponder)
  }

  @Test("R104: the editing of a modal's own field ends with the modal, whatever the delegate returns")
  func ownField() {
    let sheet = UIViewController()
    screen.present(sheet, animated: true)
    device.advance(by: 1)
    let b = editing.field("b")
    sheet.view.addSubview(b)
    editing.begin(b, on: device)
    editing.refused = ["b.shouldEnd"]
    sheet.dismiss(animated: true)
    device.advance(by: 0.34)
    #expect(editing.flush() == [])
    device.advance(by: 0.01)
    #expect(editing.flush() == ["willChangeFrame", "willHide", "b.didEnd(committed)", "b.textDidEnd"])
  }

  @Test("R104: a push ends the editing of a field that it removes from the window, and a pop does not restore it")
  func push() {
    editing.refused = ["a.shouldEnd"]
    nav.pushViewController(UIViewController(), animated: true)
    device.turn()
    #expect(editing.flush() == [])
    device.advance(by: 0.35)
    #expect(editing.flush() == ["willChangeFrame", "willHide", "a.didEnd(committed)", "a.textDidEnd"])
    nav.popViewController(animated: true)
    device.advance(by: 1)
    #expect(editing.flush() == ["didChangeFrame", "didHide"])
    #expect(!a.isFirstResponder)
  }
}
