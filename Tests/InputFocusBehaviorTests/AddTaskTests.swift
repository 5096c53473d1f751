import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@testable import AddTaskScreens

/// The example form, as a user fills it in.
@MainActor
@Suite(.everyAnswer)
struct AddTaskTests {
  let device = HeadlessDevice()
  let log = LifecycleTranscript()
  let screen: AddTaskViewController
  let nav = UINavigationController(rootViewController: UIViewController())

  init() {
    screen = AddTaskViewController { [log] in log.record("added \($0.title): \($0.note)") }
    device.launch(showing: nav)
    nav.pushViewController(screen, animated: true)
    device.advance(by: 1)
    let didChange = screen.inputFocus.didChange
    screen.inputFocus.didChange = { [log] change in
      didChange?(change)
      log.record(change.field.map { "\($0)" } ?? "none")
    }
  }

  @Test("Title, return, note, a date in between, done")
  func wholeForm() {
    device.typeText("Milk\n")
    device.typeText("Two ")
    device.tap(screen.dateButton)
    #expect(device.keyboardFrame == nil && !screen.datePicker.isHidden)
    let today = screen.datePicker.date
    device.tap(screen.datePicker)
    #expect(screen.datePicker.date > today)
    device.tap(screen.dateButton)
    device.typeText("litres")
    #expect(screen.datePicker.isHidden)
    device.tap(screen.doneButton)
    device.turn()
    #expect(log.flush() == ["note", "none", "note", "added Milk: Two litres", "none"])
  }

  @Test("A field that is tapped while the date picker is open closes it, and stays edited")
  func tapWhilePicking() {
    device.tap(screen.dateButton)
    device.tap(screen.noteView)
    device.turn()
    #expect(screen.datePicker.isHidden)
    #expect(screen.noteView.isFirstResponder)
    #expect(log.flush() == ["none", "note"])
  }

  @Test("An alert while the date picker is open does not bring the keyboard back; closing the picker does")
  func alertWhilePicking() {
    device.tap(screen.dateButton)
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    screen.present(alert, animated: true)
    device.advance(by: 1)
    alert.dismiss(animated: true)
    device.advance(by: 1)
    #expect(log.flush() == ["none"])
    device.tap(screen.dateButton)
    device.turn()
    #expect(log.flush() == ["title"])
  }

  @Test("Done without a title moves to the title")
  func withoutTitle() {
    device.tap(screen.noteView)
    device.tap(screen.doneButton)
    device.turn()
    #expect(log.flush() == ["note", "title"])
  }
}
