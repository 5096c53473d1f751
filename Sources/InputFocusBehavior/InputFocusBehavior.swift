import LifecycleBehaviors
import ScreenSupport
import UIKit

/// Ties an ``InputFocus`` to the lifecycle of a screen: its fields, the initial one, and what is edited again after an
/// interruption.
///
/// ```swift
/// addBehaviors([
///   InputFocusBehavior<AddTaskViewController>(inputFocus, fields: [.title: \.titleField, .note: \.noteView])
/// ])
/// ```
///
/// Each field is written with the place where the screen has its view: a property, optional or not, or a closure that
/// receives the screen. Views are found again each time they are needed, so they may be created later than the behavior. The
/// closure should be quick.
///
/// A request waits, without a limit, until the screen's appearance is complete; in the preview of a menu, until the user goes
/// there. The screen is not retained.
///
/// ## Topics
///
/// ### Creating one
///
/// - ``init(_:fields:)``
/// - ``init(initial:options:fields:)``
public struct InputFocusBehavior<ViewController: UIViewController>: ViewControllerLifecycleBehavior {
  /// Ties a focus to a screen whose attachment is `owner`; nil if it belongs to another one.
  private let tie: @MainActor (_ screen: ViewController, _ owner: AnyObject, CallSite?) -> InputFocusTie?

  /// Creates a behavior for a focus that the screen owns, in order to move it.
  ///
  /// - Parameters:
  ///   - focus: belongs to one behavior on one screen at a time. If another one has it, this one does nothing and reports
  ///     an issue.
  ///   - fields: where the screen has each view, in the order of the return key, unless the focus has an
  ///     ``InputFocus/order`` already.
  /// - Precondition: no field is in `fields` twice.
  public init<Field: Hashable & Sendable>(
    _ focus: InputFocus<Field>, fields: KeyValuePairs<Field, (ViewController) -> UIView?>
  ) {
    self.init(fields: fields) { focus }
  }

  /// Creates a behavior that has a focus of its own on each screen it is added to.
  ///
  /// ```swift
  /// addBehaviors([InputFocusBehavior<SearchScreen>(initial: "query", fields: ["query": \.queryField])])
  /// ```
  ///
  /// - Parameters:
  ///   - initial: the field to edit when the screen has appeared for the first time; nil for none.
  ///   - options: after which interruptions a field is edited again.
  ///   - fields: where the screen has each view, in the order of the return key.
  /// - Precondition: no field is in `fields` twice.
  public init<Field: Hashable & Sendable>(
    initial: Field?, options: InputFocusOptions = .standard,
    fields: KeyValuePairs<Field, (ViewController) -> UIView?>
  ) {
    self.init(fields: fields) { InputFocus(initial: initial, options: options) }
  }

  private init<Field: Hashable & Sendable>(
    fields: KeyValuePairs<Field, (ViewController) -> UIView?>, makeFocus: @escaping @MainActor () -> InputFocus<Field>
  ) {
    let names = fields.map(\.key)
    precondition(
      Set(names).count == names.count,
      "The fields of an InputFocusBehavior must not repeat a field, got \(names). Register one view for each field.")
    tie = { screen, owner, callSite in InputFocusTie(makeFocus(), fields, of: screen, owner: owner, addedAt: callSite) }
  }

  /// Creates the state of one attachment: its focus.
  /// - Returns: a value that only this behavior uses.
  public func makeCoordinator() -> some AnyObject {
    InputFocusBehaviorState()
  }

  public func afterAttaching(_ viewController: UIViewController, context: Context) {
    guard let screen = viewController as? ViewController else {
      LifecycleIssue.report(
        .wrongScreen,
        """
        InputFocusBehavior<\(ViewController.self)> was added to a \(type(of: viewController)), so it \
        does nothing. Add it to a \(ViewController.self).
        """,
        on: viewController, of: Self.self, at: context.callSite)
      return
    }
    state(context).tie = tie(screen, context.coordinator, context.callSite)
  }

  public func afterAppearing(_ viewController: UIViewController, context: Context) {
    state(context).tie?.setAbsence(nil)
  }

  public func afterDisappearing(_ viewController: UIViewController, context: Context) {
    state(context).tie?.setAbsence(viewController.nearestCover == nil ? .navigation : .cover)
  }

  public func beforeDetaching(_ viewController: UIViewController, context: Context) {
    state(context).tie?.end()
    state(context).tie = nil
  }

  private func state(_ context: Context) -> InputFocusBehaviorState {
    context.coordinator(as: InputFocusBehaviorState.self)
  }
}

/// The state of one attachment.
@MainActor
private final class InputFocusBehaviorState {
  var tie: InputFocusTie?
}

/// A focus that is tied to a screen, whatever the type of its fields.
@MainActor
private struct InputFocusTie {
  let setAbsence: (InputFocusScreen.Absence?) -> Void
  let end: () -> Void

  /// - Parameters:
  ///   - focus: retained. If another screen has it already, that is reported, and there is no tie.
  ///   - fields: where the screen has each view.
  ///   - screen: not retained.
  ///   - owner: not retained. The focus is free again when it is deallocated.
  ///   - callSite: the line that has added the behavior.
  init?<Screen: UIViewController, Field: Sendable>(
    _ focus: InputFocus<Field>, _ fields: KeyValuePairs<Field, (Screen) -> UIView?>, of screen: Screen,
    owner: AnyObject,
    addedAt callSite: CallSite?
  ) {
    guard !focus.engine.screen.hasOwner else {
      LifecycleIssue.report(
        .inputFocusInUse,
        """
        The InputFocus<\(Field.self)> of a \(type(of: screen)) already belongs to another InputFocusBehavior, so this one does \
        nothing. Create an InputFocus for each behavior.
        """,
        on: screen, of: InputFocusBehavior<Screen>.self, at: callSite)
      return nil
    }
    focus.engine.screen = InputFocusScreen(of: owner)
    if focus.order.isEmpty { focus.order = fields.map(\.key) }
    for (field, view) in fields {
      focus.fields.register(field) { [weak screen] in screen.flatMap { view($0) } }
    }
    setAbsence = { focus.engine.screen.absence = $0 }
    end = {
      focus.engine.screen = InputFocusScreen()
      fields.forEach { focus.unregister($0.key) }
    }
  }
}
