import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import ScreenSupport
import TestSupport
import Testing
import UIKit

@testable import InputFocusBehavior

/// The store of `@InputFocusState` and the coordinators of the focusable fields, without SwiftUI.
@MainActor
@Suite(.everyAnswer)
struct InputFocusStoreTests {
  let device = HeadlessDevice()
  let log = LifecycleTranscript()
  let screen = UIViewController()
  let store: InputFocusStore<String?>
  let title = FocusableFieldCoordinator()
  let note = FocusableFieldCoordinator()
  let titleView: UITextField
  let noteView: UITextView

  init() {
    store = InputFocusStore(nothing: nil)
    titleView = title.makeTextField()
    noteView = note.makeTextView()
    device.launch(showing: screen)
    title.setText = { [log] in log.record("title \($0)") }
    note.setText = { [log] in log.record("note \($0)") }
    title.update(titleView, text: "", placeholder: "Title", value("title"))
    note.update(noteView, text: "", value("note"))
    screen.view.addSubview(titleView)
    screen.view.addSubview(noteView)
  }

  /// A registration for a value of the store, which records what is published.
  private func value(_ name: String) -> InputFocusRegistration {
    InputFocusRegistration(store, name) { [log] in log.record("value \($0 ?? "nil")") }
  }

  @Test(
    "A focusable field is one line high and does not insist on the width of its text, so that SwiftUI keeps it on screen"
  )
  func size() {
    let (field, view) = (title.makeTextField(), note.makeTextView())
    for made in [field, view] {
      #expect(made.contentCompressionResistancePriority(for: .horizontal) == .defaultLow)
      #expect(made.contentHuggingPriority(for: .horizontal) == .defaultLow)
    }
    #expect(field.contentHuggingPriority(for: .vertical) == .required)
    #expect(field.contentCompressionResistancePriority(for: .vertical) == .required)
  }

  @Test("Of the values set in one turn, the last one is carried out when the turn is over")
  func setting() {
    store.set("note")
    store.set("title")
    #expect(!titleView.isFirstResponder)
    device.turn()
    #expect(titleView.isFirstResponder)
    store.set(nil)
    #expect(titleView.isFirstResponder)
    device.turn()
    #expect(!titleView.isFirstResponder)
    #expect(log.flush() == [])
  }

  @Test("The value follows the user's taps, and a keyboard that the user dismisses")
  func following() {
    device.tap(titleView)
    device.tap(noteView)
    noteView.keyboardDismissMode = .onDrag
    device.dismissKeyboard(dragging: noteView)
    device.turn()
    #expect(log.flush() == ["value title", "value note", "value nil"])
  }

  @Test("A value that was carried out with the return key is not carried out again when the turn is over")
  func carriedOutOnce() {
    device.turn()
    store.set("title")
    store.carryOut()
    #expect(titleView.isFirstResponder)
    noteView.becomeFirstResponder()
    device.turn()
    #expect(noteView.isFirstResponder)
    #expect(log.flush() == ["value note"])
  }

  @Test("A text that a view shows already is not set again, because that would move its caret")
  func sameText() {
    final class CountingField: UITextField {
      var settings = 0
      override var text: String? { didSet { settings += 1 } }
    }
    final class CountingView: UITextView {
      var settings = 0
      override var text: String! { didSet { settings += 1 } }
    }
    let (field, view) = (CountingField(frame: .zero), CountingView(frame: .zero))
    for text in ["a", "a", "b", "b"] {
      title.update(field, text: text, placeholder: "", nil)
      note.update(view, text: text, nil)
    }
    #expect(field.settings == 2 && view.settings == 2)
  }

  @Test("A value that cannot be carried out is set back")
  func failing() {
    titleView.isEnabled = false
    store.set("title")
    device.advance(by: 2)
    store.set("missing")
    device.advance(by: 2)
    #expect(log.flush() == ["value nil", "value nil"])
  }

  @Test("A value set under a sheet is not set back by events there")
  func underSheet() {
    device.tap(titleView)
    let sheet = UIViewController()
    screen.present(sheet, animated: true)
    device.advance(by: 1)
    #expect(log.flush() == ["value title", "value nil"])
    store.set("note")
    device.close(device.openWindow(showing: UIViewController()))
    device.advance(by: 1)
    sheet.dismiss(animated: true)
    device.advance(by: 1)
    #expect(noteView.isFirstResponder)
    #expect(log.flush() == [])
  }

  @Test("A Bool is true while the one field has the keyboard")
  func bool() {
    let store = InputFocusStore(nothing: false)
    title.update(
      titleView, text: "", placeholder: "Title",
      InputFocusRegistration(store, true) { [log] in log.record("\($0)") })
    store.set(true)
    device.turn()
    #expect(titleView.isFirstResponder)
    titleView.resignFirstResponder()
    device.turn()
    #expect(log.flush() == ["false"])
  }

  @Test("What the user types reaches the closure, and a new text the view")
  func texts() {
    device.tap(titleView)
    device.typeText("Hi")
    device.tap(noteView)
    device.typeText("Yo")
    #expect(
      log.flush() == ["value title", "title H", "title Hi", "value note", "note Y", "note Yo"])
    title.update(titleView, text: "New", placeholder: "Other", value("title"))
    note.update(noteView, text: "Newer", value("note"))
    #expect(titleView.text == "New" && titleView.placeholder == "Other" && noteView.text == "Newer")
    #expect(log.flush() == [])
  }

  @Test("The return key commits, and dismisses the keyboard unless the focus moves on")
  func commits() {
    title.didCommit = { log.record("commits") }
    device.tap(titleView)
    device.pressReturn()
    #expect(!titleView.isFirstResponder)
    title.didCommit = { store.set("note") }
    device.tap(titleView)
    device.advance(by: 1)
    let observer = NotificationObserver()
    observer.observe(UIResponder.keyboardWillHideNotification) { [log] _ in log.record("keyboard hides") }
    device.pressReturn()
    device.advance(by: 1)
    #expect(noteView.isFirstResponder)
    #expect(log.flush() == ["value title", "commits", "value nil", "value title"])
    withExtendedLifetime(observer) {}
  }

  @Test("When a field gets another value, its value before cannot be edited any more, and another field can take it")
  func moving() {
    title.update(titleView, text: "", placeholder: "", value("subtitle"))
    store.set("title")
    device.advance(by: 2)
    #expect(!titleView.isFirstResponder)
    #expect(log.flush() == ["value nil"])
    note.update(noteView, text: "", value("title"))
    store.set("title")
    device.turn()
    #expect(noteView.isFirstResponder)
    store.set("subtitle")
    device.turn()
    #expect(titleView.isFirstResponder)
    #expect(log.flush() == [])
  }

  @Test("Views that exchange their values keep the keyboard, and the value follows")
  func exchanging() {
    device.tap(titleView)
    device.turn()
    title.update(titleView, text: "", placeholder: "", value("note"))
    note.update(noteView, text: "", value("title"))
    device.turn()
    #expect(titleView.isFirstResponder)
    store.set("title")
    device.turn()
    #expect(noteView.isFirstResponder)
    #expect(log.flush() == ["value title", "value note"])
  }

  @Test("A field that is shown and requested in one turn is edited when the turn is over")
  func shownAndRequested() {
    let (extra, view) = (FocusableFieldCoordinator(), UITextField())
    store.set("extra")
    extra.update(view, text: "", placeholder: "", value("extra"))
    screen.view.addSubview(view)
    device.turn()
    #expect(view.isFirstResponder)
    #expect(log.flush() == [])
  }

  @Test("A field that is removed while it is edited, or while it is requested, is not requested any more")
  func removed() {
    device.tap(titleView)
    device.turn()
    titleView.removeFromSuperview()
    title.dismantle(titleView)
    device.advance(by: 2)
    #expect(device.keyboardFrame == nil)
    store.set("title")
    device.advance(by: 2)
    #expect(log.flush() == ["value title", "value nil", "value nil"])
  }

  @Test("A view that has been dismantled and that the app has kept writes no text, commits nothing and has no value")
  func dismantled() {
    title.didCommit = { [log] in log.record("commits") }
    title.dismantle(titleView)
    note.dismantle(noteView)
    for name in ["title", "note"] {
      store.set(name)
      device.advance(by: 2)
      #expect(!titleView.isFirstResponder && !noteView.isFirstResponder)
    }
    #expect(log.flush() == ["value nil", "value nil"])
    device.tap(titleView)
    device.typeText("Hi")
    device.pressReturn()
    device.tap(noteView)
    device.typeText("Yo")
    device.turn()
    #expect(log.flush() == [])
  }

  @Test("After a sheet over it, the field is edited again, and the value follows")
  func afterSheet() {
    store.set("note")
    device.turn()
    let sheet = UIViewController()
    screen.present(sheet, animated: true)
    device.advance(by: 1)
    sheet.dismiss(animated: true)
    device.advance(by: 1)
    #expect(noteView.isFirstResponder)
    #expect(log.flush() == ["value nil", "value note"])
  }

  @Test("The value is published as the field that was updated last says")
  func latestPublishing() {
    title.update(
      titleView, text: "", placeholder: "",
      InputFocusRegistration(store, "title") { [log] in log.record("later \($0 ?? "nil")") })
    device.tap(noteView)
    device.turn()
    #expect(log.flush() == ["later note"])
  }

  @Test("A field is made without a text, so that it can be configured before it has one")
  func made() {
    #expect(titleView.text == "" && noteView.text == "" && titleView.delegate == nil && noteView.delegate == nil)
  }

  @Test("A store, its coordinators and its views are released with their owner, also while a value waits")
  func leaks() {
    weak var store: InputFocusStore<Int?>?
    weak var focus: InputFocus<Int?>?
    weak var engine: InputFocusEngine<Int?>?
    weak var coordinator: FocusableFieldCoordinator?
    weak var view: UIView?
    func hold(_ isTextField: Bool) {
      let heldStore = InputFocusStore<Int?>(nothing: nil)
      let field = FocusableFieldCoordinator()
      let registration = InputFocusRegistration(heldStore, 1) { _ in }
      if isTextField {
        let made = field.makeTextField()
        field.update(made, text: "", placeholder: "", registration)
        view = made
      } else {
        let made = field.makeTextView()
        field.update(made, text: "", registration)
        view = made
      }
      heldStore.set(1)
      device.turn()
      (store, focus, engine, coordinator) = (heldStore, heldStore.focus, heldStore.focus.engine, field)
      #expect(focus?.requestedField == 1)
    }
    // Neither is dismantled.
    for isTextField in [true, false] {
      hold(isTextField)
      #expect(store == nil && focus == nil && engine == nil && coordinator == nil && view == nil)
    }
    device.advance(by: 2)
  }
}
