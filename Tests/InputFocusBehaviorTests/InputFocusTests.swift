import HeadlessDevice
import InputFocusBehavior
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// Requests and taps on one screen.
@MainActor
@Suite(.everyAnswer)
struct InputFocusTests {
  let device = HeadlessDevice()
  let log = LifecycleTranscript()

  @Test("The initial field is edited when the screen has appeared, and only then")
  func initial() {
    let screen = device.launchForm(initial: .note, log: log)
    #expect(log.flush() == ["0.0 note"])
    #expect(screen.noteView.isFirstResponder)
    #expect(screen.inputFocus.editedField == .note && screen.inputFocus.requestedField == .note)
    #expect(device.keyboardFrame != nil)
  }

  @Test("T19: a pushed screen's field begins when the push is over; its delegate is called once")
  func pushed() {
    let nav = UINavigationController(rootViewController: UIViewController())
    device.launch(showing: nav)
    let screen = FormScreen(initial: .title, log: log, on: device)
    nav.pushViewController(screen, animated: true)
    device.advance(by: 0.3)
    #expect(screen.titleField.beginCalls == 0)
    device.advance(by: 1)
    #expect(log.flush() == ["0.35 title"])
    #expect(screen.titleField.beginCalls == 1)
  }

  @Test("T20: waiting calls no delegate")
  func asksNobody() {
    let screen = device.launchForm(log: log)
    let sheet = UIViewController()
    screen.present(sheet, animated: true)
    device.advance(by: 1)
    screen.inputFocus.move(to: .title)
    device.advance(by: 5)
    #expect(screen.titleField.beginCalls == 0)
    sheet.dismiss(animated: true)
    device.advance(by: 1)
    #expect(screen.titleField.beginCalls == 1)
    #expect(screen.titleField.isFirstResponder)
  }

  @Test("A request is carried out before move returns, and a move from field to field is one change")
  func moves() {
    let screen = device.launchForm(log: log)
    screen.inputFocus.move(to: .title)
    #expect(screen.titleField.isFirstResponder)
    device.turn()
    screen.inputFocus.move(to: .note)
    #expect(screen.noteView.isFirstResponder)
    device.turn()
    screen.inputFocus.endEditing()
    #expect(screen.inputFocus.editedField == nil && screen.inputFocus.requestedField == nil)
    device.turn()
    #expect(log.flush() == ["1.0 title", "1.0 note", "1.0 none"])
  }

  @Test("The user's tap replaces the request, also one that waits; so does a tap into a field that is not registered")
  func taps() {
    let screen = device.launchForm(log: log)
    device.tap(screen.tagField)
    #expect(screen.inputFocus.requestedField == .tag)
    screen.titleField.mayBegin = false
    screen.inputFocus.move(to: .title)
    device.advance(by: 0.2)
    #expect(screen.inputFocus.requestedField == .title && screen.inputFocus.editedField == .tag)
    device.tap(screen.noteView)
    screen.titleField.mayBegin = true
    device.advance(by: 2)
    #expect(screen.inputFocus.requestedField == .note && screen.inputFocus.editedField == .note)
    screen.titleField.mayBegin = false
    screen.inputFocus.move(to: .title)
    device.tap(screen.unregisteredField)
    screen.titleField.mayBegin = true
    device.advance(by: 2)
    #expect(screen.inputFocus.requestedField == nil && screen.unregisteredField.isFirstResponder)
    #expect(log.flush() == ["1.0 tag", "1.2 note", "3.2 none"])
  }

  @Test("A keyboard that the user drags away ends the request")
  func dismissed() {
    let screen = device.launchForm(initial: .note, log: log)
    screen.noteView.keyboardDismissMode = .interactive
    #expect(device.dismissKeyboard(dragging: screen.noteView))
    #expect(screen.inputFocus.requestedField == nil && screen.inputFocus.editedField == nil)
    device.advance(by: 2)
    #expect(log.flush() == ["0.0 note", "1.0 none"])
  }

  @Test("While a field begins, by a request or by a tap, the app may request another one")
  func redirection() {
    let screen = device.launchForm(log: log)
    screen.titleField.didBegin = { screen.inputFocus.move(to: .tag) }
    screen.inputFocus.move(to: .title)
    device.turn()
    #expect(screen.inputFocus.editedField == .tag && screen.inputFocus.requestedField == .tag)
    device.tap(screen.titleField)
    device.turn()
    #expect(screen.inputFocus.editedField == .tag && screen.inputFocus.requestedField == .tag)
    screen.titleField.didBegin = { screen.inputFocus.pause() }
    device.tap(screen.titleField)
    device.turn()
    #expect(screen.inputFocus.editedField == nil)
    screen.titleField.didBegin = {}
    screen.inputFocus.resume()
    #expect(screen.inputFocus.editedField == .title)
  }
}
