import LifecycleBehaviors
import LifecycleTestKit
import SwiftUI
import TestSupport
import Testing

@testable import AddTaskScreens

/// The example form in SwiftUI, as a user fills it in. `AddTaskTests` plays the same journeys in UIKit.
@MainActor
@Suite(.everyAnswer)
struct AddTaskFormTests {
  let log = LifecycleTranscript()
  let form: HostedView<AddTaskForm>

  init() {
    form = HostedView(AddTaskForm { [log] in log.record("added \($0.title): \($0.note)") })
  }

  @Test("Title, return, note, a date in between, done")
  func wholeForm() {
    #expect(form.edited == 0)
    form.device.typeText("Milk\n")
    #expect(form.edited == 1)
    form.device.typeText("Two ")
    form.tap("Due")
    #expect(form.edited == nil && form.device.keyboardFrame == nil)
    form.tap("Due date")
    form.tap("Due")
    #expect(form.edited == 1)
    form.device.typeText("litres")
    form.tap("Add")
    form.device.turn()
    #expect(form.edited == nil && form.device.keyboardFrame == nil)
    #expect(log.flush() == ["added Milk: Two litres"])
    #expect(form.controller.faults == [])
  }

  @Test("The return key moves without dismissing the keyboard in between")
  func returnKeepsKeyboard() {
    form.device.advance(by: 1)
    let keyboard = LifecycleTranscript()
    let observer = NotificationObserver()
    observer.observe(UIResponder.keyboardWillHideNotification) { _ in keyboard.record("hides") }
    form.device.pressReturn()
    form.device.advance(by: 1)
    #expect(form.edited == 1 && keyboard.flush() == [])
    withExtendedLifetime(observer) {}
    #expect(form.controller.faults == [])
  }

  @Test("A field that is tapped while the date picker is open stays edited when it closes")
  func tapWhilePicking() {
    form.tap("Due")
    form.device.tap(form.fields[1])
    form.tap("Due")
    form.device.advance(by: 1)
    #expect(form.edited == 1)
    #expect(form.controller.faults == [])
  }

  @Test("Done without a title moves to the title")
  func withoutTitle() {
    form.device.tap(form.fields[1])
    #expect(form.edited == 1)
    form.tap("Add")
    form.device.turn()
    #expect(form.edited == 0 && log.flush() == [])
    #expect(form.controller.faults == [])
  }
}
