import HeadlessDevice
import InputFocusBehavior
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// Requests that cannot be carried out: how often they are tried, and what is reported then.
@MainActor
@Suite(.everyAnswer)
struct InputFocusAttemptsTests {
  let device = HeadlessDevice()
  let log = LifecycleTranscript()

  @Test("A refusal is tried ten times in a second, then reported; a field that stops refusing meanwhile is edited")
  func refusal() {
    let screen = device.launchForm(log: log)
    screen.titleField.mayBegin = false
    screen.inputFocus.move(to: .title)
    device.advance(by: 0.5)
    screen.titleField.mayBegin = true
    device.advance(by: 2)
    screen.tagField.mayBegin = false
    screen.inputFocus.move(to: .tag)
    device.advance(by: 2)
    #expect(screen.tagField.beginCalls == 10)
    #expect(screen.inputFocus.requestedField == .title)
    screen.titleField.mayEnd = false
    screen.inputFocus.endEditing()
    device.advance(by: 2)
    #expect(log.flush() == ["1.6 title", "4.4 failed: tag refused", "6.4 failed: none endRefused"])
  }

  @Test("Each request has all attempts, however many the one before has used, and so has the end of the editing")
  func attemptsOfEachRequest() {
    let screen = device.launchForm(log: log)
    device.tap(screen.titleField)
    screen.titleField.mayEnd = false
    for field in [FormScreen.Field.tag, .note] {
      screen.inputFocus.move(to: field)
      device.advance(by: 0.55)
    }
    screen.inputFocus.endEditing()
    device.advance(by: 2)
    #expect(log.flush() == ["1.0 title", "3.0 failed: none endRefused"])
  }

  @Test("An end that the delegate refuses goes on being tried after Home and the return")
  func endAcrossHome() {
    let screen = device.launchForm(log: log)
    device.tap(screen.titleField)
    screen.titleField.mayEnd = false
    screen.inputFocus.endEditing()
    device.advance(by: 0.3)
    device.pressHome()
    device.advance(by: 5)
    device.openApp()
    device.advance(by: 0.2)
    screen.titleField.mayEnd = true
    device.advance(by: 1)
    #expect(!screen.titleField.isFirstResponder)
    #expect(log.flush().last?.hasSuffix("none") == true)
  }

  @Test("With a single attempt, a field that begins and an editing that ends are no failures")
  func singleAttempt() {
    let form = PlainForm(InputFocus(options: InputFocusOptions(attempts: 1)), log: log)
    device.launch(showing: form.screen)
    form.focus.move(to: 1)
    device.advance(by: 1)
    form.focus.endEditing()
    device.advance(by: 1)
    #expect(log.flush() == ["1", "none"])
  }

  @Test("The focus sets how often and how long a field that refuses is tried; without a didFail that is an issue")
  func ownRetries() {
    let issues = IssueCollector()
    let field = UITextField()
    field.isEnabled = false
    let form = PlainForm(InputFocus(options: InputFocusOptions(attempts: 3, retryInterval: 0.5)), fields: [1: field])
    device.launch(showing: form.screen)
    device.turn()
    form.focus.move(to: 1)
    device.advance(by: 0.95)
    #expect(form.focus.requestedField == 1 && issues.flush() == [])
    device.advance(by: 0.1)
    #expect(form.focus.requestedField == nil)
    #expect(issues.flush().count == 1)
  }

  @Test("A field in a hidden window has no window: a request is given up")
  func hiddenWindow() {
    device.launch(showing: UIViewController())
    let form = PlainForm(InputFocus(options: [.navigation]))
    form.focus.didFail = { [log, device] in log.record("\(device.now) failed \($0.name)") }
    let window = device.openWindow(showing: form.screen)
    device.turn()
    window.isHidden = true
    form.focus.move(to: 1)
    device.advance(by: 2)
    #expect(log.flush() == ["0.9 failed noWindow"])

    window.makeKeyAndVisible()
    form.focus.move(to: 1)
    device.turn()
    #expect(form.field.isFirstResponder)
  }

  @Test("The request for a field without a view is given up; a field whose view is registered in time is edited")
  func withoutView() {
    let screen = device.launchForm(log: log)
    screen.inputFocus.unregister(.title)
    screen.inputFocus.move(to: .title)
    device.advance(by: 0.5)
    screen.inputFocus.register(screen.unregisteredField, as: .title)
    device.advance(by: 1)
    #expect(screen.unregisteredField.isFirstResponder)
    screen.tagField.removeFromSuperview()
    screen.inputFocus.move(to: .tag)
    device.advance(by: 2)
    #expect(log.flush() == ["1.5 title", "3.4 failed: tag noWindow"])
    #expect(screen.inputFocus.requestedField == .title)
  }
}
