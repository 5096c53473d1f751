import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import ScreenSupport
import TestSupport
import Testing
import UIKit

@testable import InputFocusBehavior

/// The return key, and the commands that follow the same order.
@MainActor
@Suite(.everyAnswer)
struct InputFocusReturnKeyTests {
  let device = HeadlessDevice()
  let log = LifecycleTranscript()

  @Test("The return key follows the order, skips hidden and disabled fields, and dismisses the keyboard at its end")
  func returnKey() {
    let screen = device.launchForm(order: [.title, .tag], log: log)
    device.tap(screen.titleField)
    device.pressReturn()
    #expect(screen.tagField.isFirstResponder)
    device.pressReturn()
    #expect(screen.inputFocus.editedField == nil && device.keyboardFrame == nil)
    for hide in [{ screen.tagField.isHidden = true }, { screen.tagField.isEnabled = false }] {
      hide()
      device.tap(screen.titleField)
      device.pressReturn()
      #expect(screen.inputFocus.requestedField == nil)
      #expect(!screen.tagField.isFirstResponder)
      screen.tagField.isHidden = false
    }
    #expect(log.flush() == ["1.0 title", "1.0 tag", "1.0 none", "1.0 title", "1.0 none", "1.0 title", "1.0 none"])
  }

  /// Why a text view in a section of a form is passed over, or, below the fold, is not.
  enum Obstacle: CaseIterable {
    case hiddenSection, transparentSection, collapsedSection, transparent, collapsed, readOnly, belowTheFold

    @MainActor
    func set(_ view: UITextView, _ section: UIView) {
      switch self {
      case .hiddenSection: section.isHidden = true
      case .transparentSection: section.alpha = 0
      case .collapsedSection:
        section.frame.size.height = 0
        section.clipsToBounds = true
      case .transparent: view.alpha = 0
      case .collapsed: view.frame.size.height = 0
      case .readOnly: view.isEditable = false
      case .belowTheFold: section.frame.origin.y = 500
      }
    }
  }

  @Test(
    "The return key passes over a text view that cannot be seen or edited, and the keyboard stays; below the fold it goes there",
    arguments: Obstacle.allCases)
  func passesOver(obstacle: Obstacle) {
    let fields = (0..<2).map { UITextField(frame: CGRect(x: 0, y: $0 * 50, width: 200, height: 40)) }
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let section = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    let form = PlainForm(InputFocus(order: [0, 1, 2]), fields: [0: fields[0], 2: fields[1]])
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
    form.screen.view.addSubview(scroll)
    scroll.addSubview(section)
    section.addSubview(text)
    form.focus.register(text, as: 1)
    device.launch(showing: form.screen)
    device.tap(fields[0])
    obstacle.set(text, section)
    device.pressReturn()
    device.advance(by: 1)
    #expect(form.focus.editedField == (obstacle == .belowTheFold ? 1 : 2))
  }

  @Test("The return key moves without dismissing the keyboard in between")
  func returnKeepsKeyboard() {
    let screen = device.launchForm(order: [.title, .tag], log: log)
    device.tap(screen.titleField)
    device.advance(by: 1)
    let keyboard = LifecycleTranscript()
    let observer = NotificationObserver()
    observer.observe(UIResponder.keyboardWillHideNotification) { _ in keyboard.record("hides") }
    device.pressReturn()
    device.advance(by: 1)
    #expect(screen.tagField.isFirstResponder)
    #expect(keyboard.flush() == [])
    withExtendedLifetime(observer) {}
  }

  @Test("Return at the end of the order is no interruption, even while the app is inactive")
  func returnWhileInactive() {
    let screen = device.launchForm(order: [.title], log: log)
    device.tap(screen.titleField)
    device.openControlCenter()
    // It was pressed before.
    screen.titleField.takeReturn()
    device.closeControlCenter()
    device.advance(by: 1)
    #expect(screen.inputFocus.editedField == nil)
  }

  @Test("A delegate that returns false for the return key, and a field outside the order, stay edited")
  func returnRefused() {
    let screen = device.launchForm(order: [.title], log: log)
    screen.titleField.mayReturn = false
    device.tap(screen.titleField)
    device.pressReturn()
    #expect(screen.titleField.isFirstResponder)
    device.tap(screen.tagField)
    device.pressReturn()
    #expect(screen.tagField.isFirstResponder)
  }

  @Test(
    "A field that is removed from the order or unregistered, and a view that another replaces, have their own return key again"
  )
  func leavingTheOrder() {
    let screen = device.launchForm(order: [.title, .tag], log: log)
    device.tap(screen.titleField)
    screen.inputFocus.order = [.tag]
    device.turn()
    device.pressReturn()
    #expect(screen.titleField.isFirstResponder)
    let other = UITextField(frame: screen.tagField.frame)
    screen.view.addSubview(other)
    screen.inputFocus.register(other, as: .tag)
    device.tap(screen.tagField)
    device.turn()
    device.pressReturn()
    #expect(screen.tagField.isFirstResponder)
    screen.inputFocus.unregister(.tag)
    device.turn()
    #expect(other.allTargets.isEmpty)
  }

  @Test("An order that is set while a field is edited counts at once, also for fields that are registered later")
  func orderWhileEdited() {
    let screen = device.launchForm(order: [.note], log: log)
    device.tap(screen.titleField)
    screen.inputFocus.order = [.title, .tag]
    device.pressReturn()
    #expect(screen.tagField.isFirstResponder)
    let late = UITextField(frame: screen.tagField.frame)
    screen.view.addSubview(late)
    screen.inputFocus.register(late, as: .note)
    screen.inputFocus.order = [.note, .title]
    device.tap(late)
    device.pressReturn()
    #expect(screen.titleField.isFirstResponder)
  }

  @Test("Next and previous follow the order and stop at its ends")
  func nextAndPrevious() {
    let screen = device.launchForm(log: log)
    #expect(screen.inputFocus.moveToPrevious())
    #expect(screen.inputFocus.editedField == .tag)
    #expect(!screen.inputFocus.moveToNext())
    #expect(screen.inputFocus.moveToPrevious())
    #expect(screen.inputFocus.editedField == .note)
    screen.inputFocus.endEditing()
    #expect(screen.inputFocus.moveToNext())
    #expect(screen.inputFocus.editedField == .title)
    #expect(!screen.inputFocus.moveToPrevious())
    #expect(screen.inputFocus.editedField == .title)
  }
}
