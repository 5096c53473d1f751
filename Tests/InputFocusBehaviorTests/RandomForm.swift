import HeadlessDevice
import InputFocusBehavior
import LifecycleTestKit
import TestSupport
import UIKit

/// Which field of one form should be edited after the last request of its app or the last tap of its user. The model uses
/// nothing of the product.
struct ExpectedEditing {
  /// The field that should be edited as soon as there is no obstacle.
  private(set) var field: FormScreen.Field?
  private var pausedField: FormScreen.Field?
  /// The field was edited at some time since it was chosen, so what ends its editing is an interruption.
  var isFulfilled = false
  /// UIKit may give it back when the form is shown again (W25), if nothing else is chosen before.
  private var fieldToReturn: FormScreen.Field?

  mutating func choose(_ field: FormScreen.Field?) {
    self.field = field
    pausedField = nil
    isFulfilled = false
    fieldToReturn = nil
  }

  mutating func didEdit(_ field: FormScreen.Field) {
    if field == fieldToReturn { choose(field) }
    if self.field == field { isFulfilled = true }
  }

  mutating func pause() {
    let remembered = field ?? pausedField
    choose(nil)
    pausedField = remembered
  }

  mutating func resume() {
    if let pausedField { choose(pausedField) }
  }

  /// Another screen took the form's place, and its options do not restore after that.
  mutating func leave() {
    guard isFulfilled else { return }
    let former = field
    choose(nil)
    fieldToReturn = former
  }
}

extension RandomOperationKind {
  /// The operations of a user and an app on forms, and the covers of the forms.
  static let editing = fields + requests + interruptions + returns + menus

  private static let fields = [
    RandomOperationKind("tap", weight: 14) { app, choice in
      guard let form = app.topForm, app.isAtRest else { return }
      let field = FormScreen.Field.allCases.element(choice % 4)
      let view = choice % 4 == 3 ? form.unregisteredField : form.view(for: field!)
      guard app.device.tap(view) else { return }
      form.expected.choose(choice % 4 == 3 ? nil : field)
      if form.inputFocus.editedField != form.expected.field { form.fault = "a tap is lost" }
    },
    RandomOperationKind("drag", weight: 4) { app, _ in
      guard let form = app.topForm, app.isAtRest, app.device.scenes.count == 1 else { return }
      form.noteView.keyboardDismissMode = .interactive
      guard app.device.dismissKeyboard(dragging: form.noteView) else { return }
      form.expected.choose(nil)
    },
    RandomOperationKind("return", weight: 4) { app, _ in
      let form = app.forms.first { $0.inputFocus.editedField != nil && $0.view.window?.isKeyWindow == true }
      let field = form?.inputFocus.editedField
      guard app.isAtRest, app.device.scenes.count == 1, app.device.pressReturn(), let form, field != .note else {
        return
      }
      let next: FormScreen.Field = form.noteView.alpha == 1 ? .note : .tag
      form.expected.choose(field == .title ? next : nil)
    },
    // A note that cannot be seen is passed over. Not while it is edited.
    RandomOperationKind("fadeNote", weight: 8) { app, _ in
      guard let form = app.topForm, form.inputFocus.editedField != .note, form.expected.field != .note else { return }
      form.noteView.alpha = 1 - form.noteView.alpha
    },
  ]

  private static let requests = [
    RandomOperationKind("move", weight: 8) { app, choice in
      guard let form = app.forms.element(choice), let field = FormScreen.Field.allCases.element(choice / 7) else {
        return
      }
      if app.isLeaving(form) { return }
      let before = form.inputFocus.editedField
      form.expected.choose(field)
      form.inputFocus.move(to: field)
      let isOther = form.inputFocus.editedField != before
      if isOther, form.isBehindKeyWindow { form.fault = "it is edited behind the key window" }
    },
    RandomOperationKind("clear", weight: 2) { app, choice in
      guard let form = app.forms.element(choice) else { return }
      form.expected.choose(nil)
      form.inputFocus.endEditing()
    },
    RandomOperationKind("pause", weight: 3) { app, choice in
      guard let form = app.forms.element(choice) else { return }
      // What is remembered of a form that has been left is known when the transition is over.
      if app.isLeaving(form) || !app.isAtRest && app.hasLeft(form) { return }
      form.expected.pause()
      form.inputFocus.pause()
    },
    RandomOperationKind("resume", weight: 3) { app, choice in
      guard let form = app.forms.element(choice) else { return }
      form.expected.resume()
      form.inputFocus.resume()
    },
    // Only where the options decide about it, as the loss has an obstacle.
    RandomOperationKind("endEditing", weight: 4) { app, choice in
      guard let form = app.topForm, let scene = form.view.window?.windowScene else { return }
      let isInterrupted = form.isBehindKeyWindow || scene.activationState != .foregroundActive
      if isInterrupted { form.view.endEditing(true) }
    },
  ]

  private static let menus = menusAndWebPages.filter { $0.name != "enterWebPage" }

  private static let interruptions = touches.filter {
    [
      "push", "pop", "popToRoot", "swipeBack", "liftFinger", "present", "alert", "dismiss", "sheetDrag", "tab", "wait",
      "home", "open", "openControlCenter", "closeControlCenter",
    ].contains($0.name)
  }

  /// More often than in other random tests, so that stacks stay low and the journeys quick.
  private static let returns = (0..<3).flatMap { _ in touches.filter { $0.name == "popToRoot" } }
}

extension RandomApp {
  /// The form on top, if there is one.
  var topForm: FormScreen? { topmost as? FormScreen }

  /// Every form whose view is loaded.
  var forms: [FormScreen] { liveScreens.compactMap { $0 as? FormScreen }.filter(\.isViewLoaded) }

  /// Whether the form is edited and about to leave: a request for the edited field is fulfilled, and lost with the form.
  func isLeaving(_ form: FormScreen) -> Bool { !isAtRest && form.inputFocus.editedField != nil }

  /// Whether another screen has taken the place of a form: it was pushed over it, or another tab is selected.
  func hasLeft(_ form: FormScreen) -> Bool {
    guard let stack = form.navigationController else { return false }
    return stack.topViewController !== form || stack.parent === tabs && tabs.selectedViewController !== stack
  }

  /// UIKit ignores touches while a transition runs.
  var isAtRest: Bool { topmost.transitionCoordinator == nil }
}
