import TestSupport
import Testing
import UIKit

@testable import FocusDemoScreens

@MainActor
@Suite(.everyAnswer)
struct ProfileFormTests {
  let app = RunningDemo()
  let form: ProfileFormViewController

  init() throws {
    form = try app.open(0, in: .more)
  }

  @Test("The first field is edited at once, the return key moves on, and the last one hides the keyboard")
  func returnKey() {
    #expect(form.nameField.isFirstResponder)
    #expect(app.device.typeText("Ada\nada@example.org\nBath\n"))
    app.device.turn()
    #expect(app.device.keyboardFrame == nil)
    #expect(form.emailField.text == "ada@example.org")
    #expect(app.device.tap(form.saveButton))
    app.device.advance(by: 1)
    #expect(app.demo.profile == Profile(name: "Ada", email: "ada@example.org", city: "Bath"))
    #expect(app.stack.topViewController is LibraryViewController)
  }

  @Test("After the wall the keyboard returns to the field that had it")
  func wall() throws {
    app.device.tap(form.cityField)
    #expect(app.device.tap(form.offlineItem))
    app.device.advance(by: 1)
    #expect(app.device.keyboardFrame == nil)
    let wall = try #require(app.wall)
    #expect(app.device.tap(wall.retryButton))
    app.device.advance(by: 1)
    #expect(app.wall == nil)
    #expect(app.device.keyboardFrame != nil)
    #expect(form.cityField.isFirstResponder)
  }
}
