import HeadlessDevice
import InputFocusBehavior
import LifecycleBehaviors
import OverlayBehavior
import TestSupport
import Testing
import UIKit

@testable import Samples

/// The recipe for a PIN.
@MainActor
@Suite(.everyAnswer)
struct PINSamplesTests {
  @Test("A lock takes the keyboard for the PIN, and the form has it back after the right one")
  func form() async throws {
    let (device, lock, form) = (HeadlessDevice(), LockRecipe.Lock(), AddTaskViewController())
    lock.unlock()
    form.loadViewIfNeeded()
    [form.titleField, form.noteView].forEach(form.view.addSubview)
    let isLocked = OverlayCondition(isCheckedWhileHidden: false) { lock.isLocked }
    lock.didChange = { [weak isLocked] in isLocked?.setNeedsCheck() }
    weak var screen: LockRecipe.PINViewController?
    let overlay = OverlayController(while: isLocked) { _ in
      let content = LockRecipe.PINViewController(unlocking: lock)
      screen = content
      return content
    }
    device.launch(showing: form)
    device.advance(by: 1)
    #expect(form.inputFocus.editedField == .title && device.typeText("Milk"))

    device.pressHome()
    lock.appDidEnterBackground()
    device.advance(by: 360)
    device.openApp()
    lock.appDidBecomeActive()
    device.advance(by: 1)
    let pinField = try #require(screen?.pinField)
    #expect(pinField.isFirstResponder)

    #expect(device.typeText("9999"))
    device.advance(by: 1)
    #expect(screen != nil && pinField.text == "" && form.titleField.text == "Milk")

    #expect(device.typeText("1234"))
    device.advance(by: 1)
    #expect(!overlay.isShown && device.typeText(" and bread"))
    #expect(form.titleField.text == "Milk and bread")
    overlay.cancel()
  }
}
