import LifecycleBehaviors
import UIKit

/// Ties an ``InputFocus`` to the lifecycle of a screen: its fields, the initial one, and what is edited again after an
/// interruption.
///
/// ```swift
/// addBehaviors([
///   InputFocusBehavior<AddTaskViewController, Field>(inputFocus, fields: [.title: \.titleField, .note: \.noteView])
/// ])
/// ```
///
/// Each field is written with the place where the screen has its view: a property, optional or not, or a closure that
/// receives the screen. Views are found again each time they are needed, so they may be made later than the behavior. The
/// closure should be quick.
///
/// A request waits, without a limit, until the screen's appearance is complete. The screen is not kept alive.
///
/// ## Topics
///
/// ### Making one
///
/// - ``init(_:fields:)``
/// - ``init(initial:options:fields:)``
public struct InputFocusBehavior<ViewController: UIViewController, Field: Hashable>: ViewControllerLifecycleBehavior {
  private let makeFocus: @MainActor () -> InputFocus<Field>
  private let fields: KeyValuePairs<Field, (ViewController) -> UIView?>

  /// Makes a behavior for a focus that the screen keeps, in order to move it.
  ///
  /// - Parameters:
  ///   - focus: belongs to one screen at a time. If another screen has it, the behavior does nothing and reports an issue.
  ///   - fields: where the screen has each view, in the order of the return key, unless the focus has an
  ///     ``InputFocus/order`` already.
  /// - Precondition: no field is in `fields` twice.
  public init(_ focus: InputFocus<Field>, fields: KeyValuePairs<Field, (ViewController) -> UIView?>) {
    self.init(fields: fields) { focus }
  }

  /// Makes a behavior that has a focus of its own on each screen it is added to.
  ///
  /// ```swift
  /// addBehaviors([InputFocusBehavior<SearchScreen, String>(initial: "query", fields: ["query": \.queryField])])
  /// ```
  ///
  /// - Parameters:
  ///   - initial: the field to edit when the screen has appeared for the first time; nil for none.
  ///   - options: after which interruptions a field is edited again.
  ///   - fields: where the screen has each view, in the order of the return key.
  /// - Precondition: no field is in `fields` twice.
  public init(
    initial: Field?, options: InputFocusOptions = .standard,
    fields: KeyValuePairs<Field, (ViewController) -> UIView?>
  ) {
    self.init(fields: fields) { InputFocus(initial: initial, options: options) }
  }

  private init(
    fields: KeyValuePairs<Field, (ViewController) -> UIView?>, makeFocus: @escaping @MainActor () -> InputFocus<Field>
  ) {
    let names = fields.map(\.key)
    precondition(
      Set(names).count == names.count,
      "The fields of an InputFocusBehavior must have each field once, got \(names). Register one view for each field.")
    self.fields = fields
    self.makeFocus = makeFocus
  }

  /// Makes the state of one attachment: its focus.
  /// - Returns: a value that only this behavior uses.
  public func makeCoordinator() -> some AnyObject {
    InputFocusBehaviorState<Field>()
  }

  public func afterAttaching(_ viewController: UIViewController, context: Context) {
    guard let screen = viewController as? ViewController else {
      LifecycleIssue.reportWrongScreen(
        """
        InputFocusBehavior<\(ViewController.self), \(Field.self)> was added to a \(type(of: viewController)), so it \
        does nothing. Add it to a \(ViewController.self).
        """,
        viewController, behavior: Self.self, at: context.callSite)
      return
    }
    let focus = makeFocus()
    guard !focus.engine.screen.hasOwner else {
      LifecycleIssue.report(
        .inputFocusInUse,
        """
        The InputFocus<\(Field.self)> of a \(type(of: viewController)) belongs to another screen already. Give each \
        screen one of its own.
        """,
        on: viewController, of: Self.self, at: context.callSite)
      return
    }
    state(context).focus = focus
    focus.engine.screen = InputFocusScreen(of: context.coordinator)
    if focus.order.isEmpty { focus.order = fields.map(\.key) }
    for (field, view) in fields {
      focus.fields.register(field) { [weak screen] in screen.flatMap { view($0) } }
    }
  }

  public func afterAppearing(_ viewController: UIViewController, context: Context) {
    state(context).focus?.engine.screen.absence = nil
  }

  public func afterDisappearing(_ viewController: UIViewController, context: Context) {
    state(context).focus?.engine.screen.absence = viewController.nearestCover == nil ? .navigation : .cover
  }

  public func beforeDetaching(_ viewController: UIViewController, context: Context) {
    guard let focus = state(context).focus else { return }
    state(context).focus = nil
    focus.engine.screen = InputFocusScreen()
    fields.forEach { focus.unregister($0.key) }
  }

  private func state(_ context: Context) -> InputFocusBehaviorState<Field> {
    context.coordinator(as: InputFocusBehaviorState<Field>.self)
  }
}

/// The state of one attachment.
@MainActor
private final class InputFocusBehaviorState<Field: Hashable> {
  var focus: InputFocus<Field>?
}
