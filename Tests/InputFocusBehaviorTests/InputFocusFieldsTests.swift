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

  @Test("Of two fields that are first responders, each in its window, the edited one is the one that was edited before")
  func twoFirstResponders() {
    device.launch(showing: UIViewController())
    let fields = InputFocusFields<Int>()
    for index in [0, 1] {
      let form = PlainForm()
      device.openWindow(showing: form.screen)
      form.field.becomeFirstResponder()
      fields.register(index) { form.field }
      #expect(form.field.isFirstResponder)
    }
    #expect(fields.edited(known: 0) == 0 && fields.edited(known: 1) == 1)
    #expect(fields.edited(known: nil) != nil)
  }

  @Test("A view belongs to the field that it was last registered for, and to none when that field has another view")
  func fieldOfView() {
    let (fields, first, second) = (InputFocusFields<Int>(), UIView(), UIView())
    fields.register(0) { first }
    #expect(fields.field(of: first) == 0)
    fields.register(first, as: 1)
    #expect(fields.field(of: first) == 1 && fields[0] == nil)
    fields.register(second, as: 1)
    #expect(fields.field(of: first) == nil && fields.field(of: second) == 1)
    fields.register(1) { first }
    #expect(fields.field(of: first) == 1 && fields.field(of: second) == nil)
    fields.unregister(1)
    #expect(fields.field(of: first) == nil && fields[1] == nil)
  }

  @Test("The end of a transition is awaited once, however often the reminder is started meanwhile")
  func transitionAwaitedOnce() throws {
    let nav = UINavigationController(rootViewController: UIViewController())
    device.launch(showing: nav)
    device.advance(by: 1)
    nav.pushViewController(UIViewController(), animated: true)
    device.turn()
    let transition = try #require(nav.transitionCoordinator)
    let reminder = InputFocusReminder()
    var ends = 0
    for _ in 0..<5 { reminder.start(after: 10, transition: transition, didPass: {}, didEnd: { ends += 1 }) }
    device.advance(by: 1)
    #expect(ends == 1)
    reminder.stop()
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

  @Test("A screen that a modal took away is covered until it appears again; one that was pushed over is away")
  func absences() {
    let screen = FormScreen()
    let nav = UINavigationController(rootViewController: screen)
    device.launch(showing: nav)
    #expect(screen.inputFocus.engine.screen.absence == nil)
    let modal = UIViewController()
    modal.modalPresentationStyle = .fullScreen
    screen.present(modal, animated: false)
    device.advance(by: 1)
    #expect(screen.inputFocus.engine.screen.absence == .cover)
    modal.dismiss(animated: false)
    device.advance(by: 1)
    #expect(screen.inputFocus.engine.screen.absence == nil)
    nav.pushViewController(UIViewController(), animated: false)
    device.advance(by: 1)
    #expect(screen.inputFocus.engine.screen.absence == .navigation)
    #expect(InputFocusObstacle(InputFocusFacts(of: screen.titleField, absence: .cover)) == .cover)
    #expect(InputFocusObstacle(InputFocusFacts(of: screen.titleField, absence: .navigation)) == .screenAway)
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
