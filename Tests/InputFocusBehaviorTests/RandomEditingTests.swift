import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@testable import InputFocusBehavior

/// Random editing of forms that come, go and are interrupted, against a small model of what should be edited.
@MainActor
@Suite(.oneDevice)
struct RandomEditingTests {
  @Test("100,000 random operations over 50 seeds: no field lost that is to be restored, no tap lost, no leak")
  func hundredThousand() {
    for policy in [InputFocusPolicy.standard, [.modal, .overlay, .background, .navigation]] {
      let run = RandomRun(kinds: RandomOperationKind.editing) { Self.play($0, policy) }
      let failure = run.failure(seeds: policy == .standard ? 0..<25 : 25..<50, operations: 2000)
      #expect(failure == nil, Comment(rawValue: failure ?? ""))
    }
  }

  private static func play(_ journey: [RandomOperation], _ policy: InputFocusPolicy) -> RandomRun.Failure? {
    let forms = WeakForms()
    let log = Transcript()
    let fault = play(journey, policy, forms, log)
    _ = HeadlessDevice()
    if let fault { return RandomRun.Failure(fault, transcript: Array(log.flush().suffix(60))) }
    let leaked = forms.all.filter { $0.form != nil || $0.focus != nil }.count
    return leaked == 0 ? nil : RandomRun.Failure("\(leaked) forms leaked")
  }

  private static func play(
    _ journey: [RandomOperation], _ policy: InputFocusPolicy, _ forms: WeakForms, _ log: Transcript
  ) -> String? {
    let app = RandomApp(kinds: RandomOperationKind.editing) { name in
      let initial: [FormScreen.Field?] = [nil, .title, .note]
      let form = FormScreen(initial: initial[forms.all.count % 3], policy: policy, order: FormScreen.Field.allCases)
      form.title = name
      form.expected.choose(form.focus.desired)
      forms.add(form)
      return form
    }
    app.didPerform = { log.record("> \($0.name) \($0.choice)") }
    for (index, operation) in journey.enumerated() {
      if let fault = perform(operation, app, policy, log) { return "\(operation.name): \(fault)" }
      if index % 20 == 19, let fault = settle(app, log) { return fault }
    }
    return settle(app, log)
  }

  private static func perform(
    _ operation: RandomOperation, _ app: RandomApp, _ policy: InputFocusPolicy, _ log: Transcript
  ) -> String? {
    let isUserWithFinger = ["push", "tab", "pop", "popToRoot", "present", "alert", "dismiss"].contains(operation.name)
    if isUserWithFinger, !app.isAtRest { return nil }
    if operation.name == "tab", app.topmost.isPresentedAnywhere { return nil }
    // A process that is suspended runs no code; the user may open it again, and time passes.
    if app.device.isSuspended, !["open", "wait"].contains(operation.name) { return nil }
    let top = app.topForm
    app.perform(operation)
    app.device.turn()
    // What this turn brought about is looked at in the next.
    app.device.turn()
    // Users take longer than the focus to notice that a modal is gone.
    if operation.name == "dismiss" { app.device.advance(by: 0.11) }
    if ["push", "tab"].contains(operation.name), let top, app.topmost !== top, !policy.contains(.navigation) {
      top.expected.leave()
    }
    var editedWindows: [ObjectIdentifier] = []
    for form in app.forms {
      if let fault = form.fault { return "\(form.title ?? "") is wrong: \(fault)" }
      guard let field = form.focus.actual else { continue }
      if form.expected.field == field { form.expected.isFulfilled = true }
      if let window = form.view.window { editedWindows.append(ObjectIdentifier(window)) }
    }
    log.record("  \(app.topForm?.title ?? "?") \(app.topForm?.focus.actual?.rawValue ?? "none")")
    let isUnique = Set(editedWindows).count == editedWindows.count
    return isUnique ? nil : "a window is of two minds: two forms are edited in it"
  }

  /// Takes away whatever came over the form on top, lets everything settle, and looks whether it is edited as expected.
  private static func settle(_ app: RandomApp, _ log: Transcript) -> String? {
    app.settle()
    app.device.closeControlCenter()
    for _ in 0..<30 where app.topmost.isPresentedAnywhere {
      app.perform(RandomOperation(name: "dismiss", choice: 1))
      app.device.advance(by: 0.5)
    }
    for _ in 0..<3 { app.perform(RandomOperation(name: "closeWindow", choice: 0)) }
    app.device.advance(by: 1.5)
    guard let form = app.topForm, !form.isPresentedAnywhere else { return "no form is on top" }
    log.record("  settled: \(form.title ?? "") \(form.focus.actual?.rawValue ?? "none")")
    if form.expected.field == form.focus.actual, form.focus.desired == form.focus.actual {
      form.expected.isFulfilled = form.expected.field != nil
      return (app.device.keyboardFrame != nil) == (app.anyFieldIsEdited) ? nil : "the keyboard is wrong"
    }
    return """
      settled \(form.title ?? "") is edited in \(form.focus.actual?.rawValue ?? "none"), expected \
      \(form.expected.field?.rawValue ?? "none"), desired \(form.focus.desired?.rawValue ?? "none")
      """
  }
}

@MainActor
private final class WeakForms {
  struct Entry {
    weak var form: FormScreen?
    weak var focus: InputFocus<FormScreen.Field>?
  }

  private(set) var all: [Entry] = []

  func add(_ form: FormScreen) {
    all.append(Entry(form: form, focus: form.focus))
  }
}

extension RandomApp {
  fileprivate var anyFieldIsEdited: Bool {
    guard let form = topForm else { return false }
    return form.focus.actual != nil || form.unregisteredField.isFirstResponder
  }
}

extension UIViewController {
  fileprivate var isPresentedAnywhere: Bool { presentingViewController != nil }
}
