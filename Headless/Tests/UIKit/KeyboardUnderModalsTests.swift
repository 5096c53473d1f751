import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

/// R103, R104: a modal or a push over a screen with a field that is being edited.
@MainActor
@Suite(.oneDevice)
struct KeyboardUnderModalsTests {
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

  @Test("The first text field of an alert has the keyboard; when the alert has gone, the field beneath has it again")
  func fieldsOfAlert() {
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField()
    screen.present(alert, animated: true)
    device.advance(by: 1)
    #expect(alert.textFields?.map(\.isFirstResponder) == [true, false])
    #expect(device.typeText("Ann"))
    #expect(alert.textFields?.first?.text == "Ann")
    alert.dismiss(animated: true)
    device.advance(by: 1)
    #expect(a.isFirstResponder)
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
}
