import FocusBehavior
import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@testable import InputFocusBehavior

/// Forms under modals, overlays, other windows and other apps are edited at random, and compared with a small model of
/// which field should be edited, which window should be key, and which form should have focus.
@MainActor
@Suite(.oneDevice)
struct RandomCoveredFormsTests {
  @Test(
    "Random operations: no scene is locked out, each has one key window, and no field that is to be restored is lost",
    arguments: [InputFocusOptions.standard, [.cover, .keyWindowLoss, .inactive, .navigation]])
  func anything(options: InputFocusOptions) async {
    let issues = IssueCollector()
    defer { _ = issues.flush() }
    let kinds = RandomOperationKind.editing + RandomCovers().kinds + [Self.settling]
    let run = RandomRun(kinds: kinds) { Self.play($0, options) }
    let failure = await run.failure(seeds: RandomBudget.seeds(20), operations: 100)
    #expect(failure == nil, Comment(rawValue: failure ?? ""))
  }

  /// What covers the forms is taken away.
  private static let settling = RandomOperationKind("settle", weight: 4) { app, _ in app.settle() }

  private static func play(_ journey: [RandomOperation], _ options: InputFocusOptions) -> RandomRun.Failure? {
    let forms = WeakForms()
    let log = LifecycleTranscript()
    // By the first operation, which stays while a journey is shortened.
    let fault = WeakAnswers.chosen(by: journey.first?.choice ?? 0) { play(journey, options, forms, log) }
    _ = HeadlessDevice()
    if let fault { return RandomRun.Failure(fault, transcript: Array(log.flush().suffix(60))) }
    let leaked = forms.all.filter { $0.form != nil || $0.focus != nil }.count
    return leaked == 0 ? nil : RandomRun.Failure("\(leaked) forms leaked")
  }

  private static func play(
    _ journey: [RandomOperation], _ options: InputFocusOptions, _ forms: WeakForms, _ log: LifecycleTranscript
  ) -> String? {
    let covers = RandomCovers()
    let app = RandomApp(kinds: RandomOperationKind.editing + covers.kinds + [settling]) { name in
      let initial: [FormScreen.Field?] = [nil, .title, .note]
      let form = FormScreen(initial: initial[forms.all.count % 3], options: options, order: FormScreen.Field.allCases)
      form.title = name
      form.expected.choose(form.inputFocus.requestedField)
      form.furtherBehaviors = [FocusBehavior(.attention) { _ in }]
      forms.add(form)
      return form
    }
    covers.start(app)
    app.didPerform = { log.record("> \($0.name) \($0.choice)") }
    for operation in journey + [RandomOperation(name: settling.name, choice: 0)] {
      if let fault = perform(operation, app, covers, options, log) { return "\(operation.name): \(fault)" }
      if operation.name == settling.name, let fault = settle(app, covers, log) { return fault }
    }
    return nil
  }

  private static func perform(
    _ operation: RandomOperation, _ app: RandomApp, _ covers: RandomCovers, _ options: InputFocusOptions,
    _ log: LifecycleTranscript
  ) -> String? {
    let isUserWithFinger = ["push", "tab", "pop", "popToRoot", "present", "alert", "dismiss"].contains(operation.name)
    if isUserWithFinger, !app.isAtRest { return nil }
    if operation.name == "tab", app.topmost.isPresentedAnywhere { return nil }
    // A process that is suspended runs no code; the user may open it again, and time passes.
    if app.device.isSuspended, !["open", "wait"].contains(operation.name) { return nil }
    let top = app.topForm
    app.perform(operation)
    app.device.turn()
    // The changes of this turn are read in the next one.
    app.device.turn()
    // Users take longer than the focus to notice that a modal is gone.
    if operation.name == "dismiss" { app.device.advance(by: 0.11) }
    if let top, app.hasLeft(top), !options.interruptions.contains(.navigation) { top.expected.leave() }
    var editedWindows: [ObjectIdentifier] = []
    for form in app.forms {
      if let fault = form.fault { return "\(form.title ?? "") is wrong: \(fault)" }
      guard let field = form.inputFocus.editedField else { continue }
      // A form that was left is edited until its view is gone.
      if !app.hasLeft(form) { form.expected.didEdit(field) }
      if let window = form.view.window { editedWindows.append(ObjectIdentifier(window)) }
    }
    log.record("  \(app.topForm?.title ?? "?") \(app.topForm?.inputFocus.editedField?.rawValue ?? "none")")
    if let fault = covers.fault(app) { return fault }
    let isUnique = Set(editedWindows).count == editedWindows.count
    return isUnique ? nil : "a window is of two minds: two forms are edited in it"
  }

  /// Removes what covers the forms on top, lets everything settle, and checks that they are edited as expected.
  private static func settle(_ app: RandomApp, _ covers: RandomCovers, _ log: LifecycleTranscript) -> String? {
    app.settle()
    app.device.closeControlCenter()
    for _ in 0..<30 where app.topmost.isPresentedAnywhere {
      app.perform(RandomOperation(name: "dismiss", choice: 1))
      app.device.advance(by: 0.5)
    }
    if let fault = covers.settle(app) { return fault }
    guard let form = app.topForm, !form.isPresentedAnywhere else { return "no form is on top" }
    for form in [form, covers.otherForm].compactMap(\.self) {
      let fields = [form.inputFocus.editedField, form.inputFocus.requestedField, form.expected.field]
      log.record("  settled: \(form.title ?? "") edited, requested, expected \(fields.map { $0?.rawValue ?? "none" })")
      if let fault = fault(of: form) { return fault }
      form.expected.isFulfilled = form.expected.field != nil
    }
    return (app.device.keyboardFrame != nil) == app.anyFieldIsEdited ? nil : "the keyboard is wrong"
  }

  /// - Returns: what is wrong with a form that is not covered; nil when all is right.
  private static func fault(of form: FormScreen) -> String? {
    let name = form.title ?? ""
    let focus = form.inputFocus
    if let field = focus.editedField { form.expected.didEdit(field) }
    let expected = form.expected.field
    guard expected == focus.editedField, focus.requestedField == focus.editedField else {
      // Numbers and names are not compared when a journey is shortened.
      return "settled \(name) is edited in another field than expected"
    }
    guard form.hasScreenFocus else {
      return "settled \(name) is without focus: \(form.screenFocus?.reason.name ?? "unwatched")"
    }
    return nil
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
    all.append(Entry(form: form, focus: form.inputFocus))
  }
}

extension RandomApp {
  fileprivate var anyFieldIsEdited: Bool {
    forms.contains { form in
      form.view.window?.isKeyWindow == true
        && (form.inputFocus.editedField != nil || form.unregisteredField.isFirstResponder)
    }
  }
}

extension UIViewController {
  fileprivate var isPresentedAnywhere: Bool { presentingViewController != nil }
}
