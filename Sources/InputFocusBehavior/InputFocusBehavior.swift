import LifecycleBehaviors
import UIKit

/// Ties an ``InputFocus`` to the life of a screen: its fields, the one to start with, and what is restored.
///
/// ```swift
/// addBehaviors([
///   InputFocusBehavior(inputFocus, fields: [.init(.title, \AddTaskViewController.titleField), .init(.note, \.noteView)])
/// ])
/// ```
///
/// A wish waits, without a limit, until the screen's appearance is complete. Fields are found anew each time they are
/// needed, so they may be made later than the behavior. The screen is not kept alive.
public struct InputFocusBehavior<ViewController: UIViewController, Field: Hashable>: ViewControllerLifecycleBehavior {
  private let makeFocus: @MainActor () -> InputFocus<Field>
  private let fields: [InputFocusField<ViewController, Field>]

  /// Makes a behavior for a focus that the screen keeps, in order to move it.
  ///
  /// - Parameters:
  ///   - focus: belongs to one screen at a time. One that is taken is left alone, and an issue says so.
  ///   - fields: in the order of the return key, unless the focus has an ``InputFocus/order`` already.
  /// - Precondition: no field comes twice.
  public init(_ focus: InputFocus<Field>, fields: [InputFocusField<ViewController, Field>]) {
    self.init(fields: fields) { focus }
  }

  /// Makes a behavior that has a focus of its own on each screen it is added to.
  ///
  /// - Parameters:
  ///   - initial: the field to edit when the screen has appeared for the first time; nil for none.
  ///   - policy: after which interruptions a field is edited again.
  ///   - retries: how long a field is tried that has no view, no window, or refuses.
  ///   - time: the clocks and timers to use.
  ///   - fields: in the order of the return key.
  /// - Precondition: no field comes twice.
  public init(
    initial: Field?, policy: InputFocusPolicy = .standard, retries: InputFocusRetries = .standard,
    time: LifecycleTime = .current, fields: [InputFocusField<ViewController, Field>]
  ) {
    self.init(fields: fields) { InputFocus(initial: initial, policy: policy, retries: retries, time: time) }
  }

  private init(
    fields: [InputFocusField<ViewController, Field>], makeFocus: @escaping @MainActor () -> InputFocus<Field>
  ) {
    let names = fields.map(\.field)
    precondition(
      Set(names).count == names.count,
      "The fields of an InputFocusBehavior must have each field once, got \(names). Register one view for each field.")
    self.fields = fields
    self.makeFocus = makeFocus
  }

  /// What the behavior knows of one screen.
  @MainActor
  public final class Coordinator {
    fileprivate var focus: InputFocus<Field>?
  }

  public func makeCoordinator() -> Coordinator {
    Coordinator()
  }

  public func afterAttaching(_ viewController: UIViewController, context: Context) {
    guard let screen = viewController as? ViewController else {
      LifecycleIssue.report(
        """
        InputFocusBehavior<\(ViewController.self), \(Field.self)> was added to a \(type(of: viewController)), so it \
        does nothing. Add it to a \(ViewController.self).
        """)
      return
    }
    let focus = makeFocus()
    guard focus.engine.owner == nil else {
      LifecycleIssue.report(
        """
        The InputFocus<\(Field.self)> of a \(type(of: viewController)) belongs to another screen already. Give each \
        screen one of its own.
        """)
      return
    }
    context.coordinator.focus = focus
    focus.engine.owner = context.coordinator
    focus.engine.absence = .navigation
    if focus.order.isEmpty { focus.order = fields.map(\.field) }
    for field in fields {
      focus.engine.register(field.field) { [weak screen] in screen.flatMap { field.view($0) } }
    }
  }

  public func afterAppearing(_ viewController: UIViewController, context: Context) {
    note(nil, context)
  }

  public func afterDisappearing(_ viewController: UIViewController, context: Context) {
    note(viewController.isPresentedOver ? .modal : .navigation, context)
  }

  public func beforeDetaching(_ viewController: UIViewController, context: Context) {
    guard let focus = context.coordinator.focus else { return }
    context.coordinator.focus = nil
    focus.engine.owner = nil
    fields.forEach { focus.unregister($0.field) }
  }

  private func note(_ absence: InputFocusAbsence?, _ context: Context) {
    guard let engine = context.coordinator.focus?.engine else { return }
    engine.absence = absence
    engine.lookLater()
  }
}
