import HeadlessDevice
import InputFocusBehavior
import LifecycleTestKit
import TestSupport
import UIKit

/// What must become of the editing of one form: the last word of its user and of its app, kept apart from the product.
struct ExpectedEditing {
  /// The field that is to be edited as soon as nothing stands in the way.
  private(set) var field: FormScreen.Field?
  private var asideField: FormScreen.Field?
  /// It was being edited at some time since it was chosen, so what ends it is an interruption.
  var isFulfilled = false

  mutating func choose(_ field: FormScreen.Field?) {
    self.field = field
    asideField = nil
    isFulfilled = false
  }

  mutating func setAside() {
    let aside = field ?? asideField
    choose(nil)
    asideField = aside
  }

  mutating func takeUp() {
    if let asideField { choose(asideField) }
  }

  /// The screen went where its policy restores nothing from.
  mutating func leave() {
    if isFulfilled { choose(nil) }
  }
}

extension RandomOperationKind {
  /// What a user and an app do with forms, and what comes over them.
  static let editing = fields + wishes + interruptions + returns

  private static let fields = [
    RandomOperationKind("tap", weight: 14) { app, choice in
      guard let form = app.topForm, app.isAtRest else { return }
      let field = FormScreen.Field.allCases.element(choice % 4)
      let view = choice % 4 == 3 ? form.unregisteredField : form.view(for: field!)
      guard app.device.tap(view) else { return }
      form.expected.choose(choice % 4 == 3 ? nil : field)
      if form.inputFocus.actual != form.expected.field { form.fault = "a tap is lost" }
    },
    RandomOperationKind("drag", weight: 4) { app, _ in
      guard let form = app.topForm, app.isAtRest, app.device.scenes.count == 1 else { return }
      form.noteView.keyboardDismissMode = .interactive
      guard app.device.dismissKeyboard(dragging: form.noteView) else { return }
      form.expected.choose(nil)
    },
    RandomOperationKind("return", weight: 4) { app, _ in
      let form = app.forms.first { $0.inputFocus.actual != nil && $0.view.window?.isKeyWindow == true }
      let field = form?.inputFocus.actual
      guard app.isAtRest, app.device.scenes.count == 1, app.device.pressReturn(), let form, field != .note else {
        return
      }
      form.expected.choose(field == .title ? .note : nil)
    },
  ]

  private static let wishes = [
    RandomOperationKind("move", weight: 8) { app, choice in
      guard let form = app.forms.element(choice), let field = FormScreen.Field.allCases.element(choice / 7) else {
        return
      }
      if app.isLeaving(form) { return }
      form.expected.choose(field)
      form.inputFocus.move(to: field)
    },
    RandomOperationKind("clear", weight: 2) { app, choice in
      guard let form = app.forms.element(choice) else { return }
      form.expected.choose(nil)
      form.inputFocus.endEditing()
    },
    RandomOperationKind("deactivate", weight: 3) { app, choice in
      guard let form = app.forms.element(choice) else { return }
      if app.isLeaving(form) { return }
      form.expected.setAside()
      form.inputFocus.deactivate()
    },
    RandomOperationKind("restore", weight: 3) { app, choice in
      guard let form = app.forms.element(choice) else { return }
      form.expected.takeUp()
      form.inputFocus.restore()
    },
    // Only where it counts as the interruption's doing.
    RandomOperationKind("endEditing", weight: 4) { app, choice in
      guard let form = app.topForm, let window = form.view.window else { return }
      let isInterrupted = !window.isKeyWindow || window.windowScene?.activationState != .foregroundActive
      if isInterrupted { form.view.endEditing(true) }
    },
  ]

  private static let interruptions = touches.filter {
    [
      "push", "pop", "popToRoot", "swipeBack", "liftFinger", "present", "alert", "dismiss", "sheetDrag", "tab", "wait",
      "home", "open", "openControlCenter", "closeControlCenter",
    ].contains($0.name)
  }

  /// More often than elsewhere, so that stacks stay low and the journeys quick.
  private static let returns = (0..<3).flatMap { _ in touches.filter { $0.name == "popToRoot" } }
}

extension RandomApp {
  /// The form on top, if there is one.
  var topForm: FormScreen? { topmost as? FormScreen }

  /// Every form whose view is loaded.
  var forms: [FormScreen] { liveScreens.compactMap { $0 as? FormScreen }.filter(\.isViewLoaded) }

  /// Whether the form is still being edited and about to lose that: a wish for what is edited is fulfilled, and lost.
  func isLeaving(_ form: FormScreen) -> Bool { !isAtRest && form.inputFocus.actual != nil }

  /// UIKit ignores touches while a transition runs.
  var isAtRest: Bool { topmost.transitionCoordinator == nil }
}
