import LifecycleBehaviors
import ScreenSupport
import UIKit

/// Connects an ``InputFocus`` to a screen: to its fields, and to its lifecycle.
///
/// ```swift
/// addBehaviors([
///   InputFocusBehavior<AddTaskViewController>(inputFocus, fields: [.title: \.titleField, .note: \.noteView])
/// ])
/// ```
///
/// For each field, pass a key path to the property that stores its view, optional or not, or a closure that receives the screen
/// and returns the view. The views are looked up each time that they are needed, so you may create them later than the behavior.
/// Make the closures quick.
///
/// A request to edit a field waits, without a limit, until the screen has appeared. In the preview of a menu, the request waits
/// until the user opens the screen. The behavior does not retain the screen.
///
/// ## Topics
///
/// ### Creating a behavior
///
/// - ``init(_:fields:)``
/// - ``init(initial:options:fields:)``
public struct InputFocusBehavior<ViewController: UIViewController>: ViewControllerLifecycleBehavior {
  /// Ties a focus to a screen whose attachment is `owner`; nil if it belongs to another one.
  private let tie: @MainActor (_ screen: ViewController, _ owner: AnyObject, CallSite?) -> InputFocusTie?

  /// Creates a behavior for a focus that the screen stores, so that the screen can move the focus.
  ///
  /// - Parameters:
  ///   - focus: the focus, which belongs to one behavior on one screen at a time. If another behavior has it, this behavior has
  ///     no effect, and an issue is reported.
  ///   - fields: the view of each field. Their order is the order of the return key, unless the focus already has an
  ///     ``InputFocus/order``. If the behavior is added to a screen of another class, the behavior has no effect, and an issue is
  ///     reported.
  /// - Precondition: no field is in `fields` twice.
  public init<Field: Hashable & Sendable>(
    _ focus: InputFocus<Field>, fields: KeyValuePairs<Field, (ViewController) -> UIView?>
  ) {
    self.init(fields: fields) { focus }
  }

  /// Creates a behavior that creates a separate focus for each screen to which it is added.
  ///
  /// ```swift
  /// addBehaviors([InputFocusBehavior<SearchScreen>(initial: "query", fields: ["query": \.queryField])])
  /// ```
  ///
  /// - Parameters:
  ///   - initial: the field to edit when the screen has appeared for the first time; nil for none.
  ///   - options: the interruptions after which a field is edited again, and the number of attempts.
  ///   - fields: the view of each field, in the order of the return key. If the behavior is added to a screen of another class,
  ///     the behavior has no effect, and an issue is reported.
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

  /// Creates the state of one attachment.
  /// - Returns: an object that only this behavior uses.
  public func makeCoordinator() -> some AnyObject {
    InputFocusBehaviorState()
  }

  public func afterAttaching(_ viewController: UIViewController, context: Context) {
    guard let screen = viewController as? ViewController else {
      LifecycleIssue.report(
        .wrongScreen,
        """
        InputFocusBehavior<\(ViewController.self)> was added to \(viewController.nameInIssues), so the behavior has no \
        effect. Add the behavior to a screen of the class \(ViewController.self).
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
  ///   - focus: the focus, which is retained. If another screen has the focus already, an issue is reported, and there is no tie.
  ///   - fields: where the screen has each view.
  ///   - screen: the screen, which is not retained.
  ///   - owner: the owner, which is not retained. When the owner is deallocated, the focus is free again.
  ///   - callSite: the line that added the behavior.
  init?<Screen: UIViewController, Field: Sendable>(
    _ focus: InputFocus<Field>, _ fields: KeyValuePairs<Field, (Screen) -> UIView?>, of screen: Screen,
    owner: AnyObject,
    addedAt callSite: CallSite?
  ) {
    guard !focus.engine.screen.hasOwner else {
      LifecycleIssue.report(
        .inputFocusInUse,
        """
        The InputFocus<\(Field.self)> of \(screen.nameInIssues) already belongs to another InputFocusBehavior, so this \
        behavior has no effect. Create an InputFocus for each behavior.
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
