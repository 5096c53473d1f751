import HeadlessDevice
import LifecycleTestKit
import SwiftUI
import TestSupport
import Testing

@testable import InputFocusBehavior

/// The representables and `@InputFocusState`, as views use them. Each test ends with the check that nothing was done inside
/// an update that must not be done there.
@MainActor
@Suite(.everyAnswer)
struct FocusableFieldTests {
  enum Field: String, Hashable { case first, second, extra }

  /// Lets a test change a ``Form``.
  @MainActor
  final class Settings {
    var log = LifecycleTranscript()
    var setField: (Field?) -> Void = { _ in }
    var mayBegin = true
  }

  struct Form: View {
    let settings: Settings
    @State private var first = "one"
    @State private var second = "two"
    @State private var isSwapped = false
    @State private var isExtra = false
    @State private var hasExtra = false
    @InputFocusState private var field: Field?

    var body: some View {
      settings.setField = { field = $0 }
      return VStack {
        Text(field?.rawValue ?? "none")
        FocusableTextField("First", text: $first)
          .inputFocus($field, equals: isExtra ? .extra : isSwapped ? .second : .first)
        FocusableTextView(text: $second)
          .inputFocus($field, equals: isSwapped ? .first : .second)
        if hasExtra {
          FocusableTextField("Extra", text: $first, onCommit: { settings.log.record("commit") })
            .inputFocus($field, equals: .extra)
        }
        Text("\(first) \(second)")
        Button("Swap") { isSwapped.toggle() }
        Button("Let the first one be extra") { isExtra.toggle() }
        Button("Show extra and edit it") {
          hasExtra = true
          field = .extra
        }
        Button("Hide extra") { hasExtra = false }
      }
    }
  }

  let settings = Settings()
  let form: HostedView<Form>

  init() {
    form = HostedView(Form(settings: settings))
  }

  private func set(_ field: Field?) {
    settings.setField(field)
    form.device.turn()
    form.device.turn()
  }

  @Test("A value that is set is carried out when the turn is over, and a tap of the user is written back")
  func bothWays() {
    #expect(form.edited == nil && form.texts.first == "none")
    settings.setField(.second)
    #expect(form.edited == nil)
    form.device.turn()
    #expect(form.edited == 1 && form.texts.first == "second")
    form.device.tap(form.fields[0])
    form.device.turn()
    #expect(form.edited == 0 && form.texts.first == "first")
    set(nil)
    #expect(form.edited == nil && form.texts.first == "none" && form.device.keyboardFrame == nil)
    #expect(form.controller.faults == [])
  }

  @Test("What the user types reaches the state, and the state reaches the view")
  func texts() {
    form.device.tap(form.fields[0])
    form.device.typeText("!")
    form.device.tap(form.fields[1])
    form.device.typeText("?\n")
    form.device.turn()
    #expect(form.texts[1] == "one! two?\n")
    form.tap("Show extra and edit it")
    form.device.turn()
    #expect((form.fields[2] as? UITextField)?.text == "one!")
    #expect((form.fields[2] as? UITextField)?.placeholder == "Extra")
    form.device.typeText("*")
    form.device.turn()
    #expect((form.fields[0] as? UITextField)?.text == "one!*")
    #expect(form.controller.faults == [])
  }

  @Test("A field that is shown and requested in one action is edited as soon as it is there")
  func shownAndRequested() {
    form.tap("Show extra and edit it")
    form.device.turn()
    #expect(form.edited == 2 && form.texts.first == "extra")
    form.device.pressReturn()
    form.device.turn()
    #expect(settings.log.flush() == ["commit"])
    #expect(form.edited == nil && form.texts.first == "none")
    #expect(form.controller.faults == [])
  }

  @Test("A field that is removed while it is edited, or while it is requested, is not requested any more")
  func removed() {
    form.tap("Show extra and edit it")
    form.device.turn()
    form.tap("Hide extra")
    form.device.advance(by: 2)
    #expect(form.edited == nil && form.texts.first == "none" && form.device.keyboardFrame == nil)

    settings.setField(.extra)
    #expect(form.texts.first == "none")
    form.device.turn()
    #expect(form.texts.first == "extra")
    form.device.advance(by: 2)
    #expect(form.edited == nil && form.texts.first == "none")
    #expect(form.controller.faults == [])
  }

  @Test("Views that exchange their values keep the keyboard, and the value follows")
  func recycled() {
    set(.first)
    #expect(form.edited == 0)
    form.tap("Swap")
    form.device.advance(by: 1)
    #expect(form.edited == 0 && form.texts.first == "second")
    set(.first)
    #expect(form.edited == 1)
    set(.second)
    #expect(form.edited == 0)
    #expect(form.controller.faults == [])
  }

  @Test("When a view gets another value, its previous value cannot be edited any more")
  func renamed() {
    form.tap("Let the first one be extra")
    form.device.turn()
    set(.first)
    form.device.advance(by: 2)
    #expect(form.edited == nil && form.texts.first == "none")
    set(.extra)
    #expect(form.edited == 0)
    #expect(form.controller.faults == [])
  }

  @Test("After a sheet over the form, the field is edited again")
  func sheet() {
    set(.second)
    form.controller.present(UIViewController(), animated: true)
    form.device.advance(by: 1)
    form.controller.dismiss(animated: true)
    form.device.advance(by: 1)
    #expect(form.edited == 1 && form.texts.first == "second")
    #expect(form.controller.faults == [])
  }

  @Test("Two views of one kind have a focus each")
  func twoViews() {
    let other = UIHostingController(rootView: Form(settings: Settings()))
    set(.first)
    form.nav.pushViewController(other, animated: true)
    form.device.advance(by: 1)
    #expect((other.rows.first as? Row)?.title == "none")
    form.pop(animated: true)
    #expect(form.controller.faults == [] && other.faults == [])
  }

  /// A form that can be updated, with a configured field of each kind.
  struct Configured: View {
    let log: LifecycleTranscript
    @State private var text = "one"
    @State private var count = 0

    var body: some View {
      VStack {
        Text("\(count)")
        FocusableTextField("First", text: $text) {
          log.record("commit")
        } configure: { field in
          log.record("field \(field.text ?? "")")
          field.returnKeyType = .next
        }
        FocusableTextView(text: $text) { view in
          log.record("view \(view.text ?? "")")
          view.returnKeyType = .done
        }
        Button("Draw") { count += 1 }
      }
    }
  }

  @Test("A field and a view are configured once, when they are made and before they have a text")
  func configured() throws {
    let log = LifecycleTranscript()
    form.device.kill()
    let host = HostedView(Configured(log: log))
    #expect(log.flush() == ["field ", "view "])
    host.tap("Draw")
    host.device.turn()
    #expect(host.texts.first == "1" && log.flush() == [])
    let field = try #require(host.fields[0] as? UITextField)
    let view = try #require(host.fields[1] as? UITextView)
    #expect(field.returnKeyType == .next && field.text == "one")
    #expect(view.returnKeyType == .done && view.text == "one")
    host.device.tap(field)
    host.device.pressReturn()
    #expect(log.flush() == ["commit"])
    #expect(host.controller.faults == [])
  }

  struct Removable: View {
    let settings: Settings
    @State private var text = "one"
    @State private var isShown = true
    @InputFocusState private var field: Field?

    var body: some View {
      settings.setField = { field = $0 }
      return VStack {
        Text(text)
        if isShown {
          FocusableTextField("First", text: $text, onCommit: { settings.log.record("commit") })
            .inputFocus($field, equals: .first)
          FocusableTextView(text: $text).inputFocus($field, equals: .second)
        }
        Button("Hide") { isShown = false }
      }
    }
  }

  @Test("A view that SwiftUI has dismantled and the app has kept writes to no state and is edited for no value")
  func dismantled() throws {
    let form = HostedView(Removable(settings: settings))
    let first = try #require(form.fields[0] as? UITextField)
    let second = try #require(form.fields[1] as? UITextView)
    form.tap("Hide")
    form.device.turn()
    #expect(form.fields.isEmpty)
    // The hosting controller's view takes only SwiftUI's own subviews.
    let window = try #require(form.device.keyWindow)
    for view in [first, second] { window.addSubview(view) }
    for field in [Field.first, .second] {
      settings.setField(field)
      form.device.advance(by: 2)
      #expect(!first.isFirstResponder && !second.isFirstResponder, "\(field)")
    }
    (first.text, second.text) = ("changed", "changed")
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: first)
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: second)
    form.device.tap(first)
    form.device.pressReturn()
    form.device.turn()
    #expect(form.texts == ["one", "Hide"])
    #expect(settings.log.flush() == [])
  }

  @Test("A view that is popped is released, as is its controller")
  func leak() {
    weak var field: UIView?
    weak var controller: UIViewController?
    func push() {
      let pushed = UIHostingController(rootView: Form(settings: Settings()))
      form.nav.pushViewController(pushed, animated: true)
      form.device.advance(by: 1)
      let view = pushed.rows.first { $0 is UITextField }!
      form.device.tap(view)
      (field, controller) = (view, pushed)
    }
    push()
    form.pop(animated: true)
    #expect(field == nil && controller == nil)
  }
}
