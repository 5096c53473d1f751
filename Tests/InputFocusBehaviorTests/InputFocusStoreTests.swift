import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@testable import InputFocusBehavior

/// The store of `@InputFocusState` and the coordinators of the focusable fields, without SwiftUI.
@MainActor
@Suite(.everyAnswer)
struct InputFocusStoreTests {
  let device = HeadlessDevice().drivingLifecycleTime()
  let log = LifecycleTranscript()
  let screen = UIViewController()
  let store: InputFocusStore<String?>
  let title = FocusableTextFieldCoordinator()
  let note = FocusableTextViewCoordinator()
  let titleView: UITextField
  let noteView: UITextView

  init() {
    store = InputFocusStore(nothing: nil, time: .current)
    titleView = title.makeView()
    noteView = note.makeView()
    device.launch(showing: screen)
    store.publish = { [log] in log.record("value \($0 ?? "nil")") }
    title.setText = { [log] in log.record("title \($0)") }
    note.setText = { [log] in log.record("note \($0)") }
    title.update(titleView, text: "", placeholder: "Title", InputFocusRegistration(store, "title"))
    note.update(noteView, text: "", InputFocusRegistration(store, "note"))
    screen.view.addSubview(titleView)
    screen.view.addSubview(noteView)
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
    let store = InputFocusStore(nothing: false, time: .current)
    store.publish = { [log] in log.record("\($0)") }
    title.update(titleView, text: "", placeholder: "Title", InputFocusRegistration(store, true))
    store.set(true)
    device.turn()
    #expect(titleView.isFirstResponder)
    titleView.resignFirstResponder()
    device.turn()
    #expect(log.flush() == ["false"])
  }

  @Test("What the user types reaches the closure; an equal text is not set again, a new one is")
  func texts() {
    device.tap(titleView)
    device.typeText("Hi")
    device.tap(noteView)
    device.typeText("Yo")
    #expect(
      log.flush() == ["value title", "title H", "title Hi", "value note", "note Y", "note Yo"])
    title.update(titleView, text: "New", placeholder: "Other", InputFocusRegistration(store, "title"))
    note.update(noteView, text: "Newer", InputFocusRegistration(store, "note"))
    #expect(titleView.text == "New" && titleView.placeholder == "Other" && noteView.text == "Newer")
    title.update(titleView, text: "New", placeholder: "Other", InputFocusRegistration(store, "title"))
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
    device.pressReturn()
    device.turn()
    #expect(noteView.isFirstResponder)
    #expect(log.flush() == ["value title", "commits", "value nil", "value title"])
  }

  @Test("When a field gets another value, or is dismantled, another field can take its value")
  func moving() {
    note.update(noteView, text: "", InputFocusRegistration(store, "title"))
    title.update(titleView, text: "", placeholder: "", InputFocusRegistration(store, "note"))
    store.set("title")
    device.turn()
    #expect(noteView.isFirstResponder)
    title.dismantle(titleView)
    store.set("note")
    device.advance(by: 2)
    #expect(noteView.isFirstResponder)
    #expect(log.flush() == ["value title"])
  }

  @Test("A store and its views are released with their owner, also while a value waits")
  func leaks() {
    weak var weakStore: InputFocusStore<Int?>?
    weak var weakView: UITextField?
    weak var weakFocus: InputFocus<Int?>?
    weak var weakEngine: InputFocusEngine<Int?>?
    func hold() {
      let store = InputFocusStore<Int?>(nothing: nil, time: .current)
      let field = FocusableTextFieldCoordinator()
      let view = field.makeView()
      field.update(view, text: "", placeholder: "", InputFocusRegistration(store, 1))
      store.set(1)
      device.turn()
      (weakStore, weakView, weakFocus, weakEngine) = (store, view, store.focus, store.focus.engine)
      #expect(weakFocus?.desired == 1)
    }
    hold()
    #expect(weakStore == nil && weakView == nil && weakFocus == nil && weakEngine == nil)
    device.advance(by: 2)
  }
}
