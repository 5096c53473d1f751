import LifecycleBehaviors
import UIKit

/// Which field of a screen is first responder in its window, and which should be.
///
/// ```swift
/// let inputFocus = InputFocus<Field>(initial: .title, order: [.title, .note])
/// inputFocus.register(titleField, as: .title)
/// inputFocus.register(noteView, as: .note)
/// ```
///
/// The requested field and the first responder are two values, ``requestedField`` and ``editedField``. A request is carried
/// out as soon as it can be: at once, or when the field's view is in a window, the transition is over, the modal is gone, the
/// window is key, and the app is active. A field that the user taps replaces the request, and a keyboard that the user
/// dismisses ends it. When a modal, another window or the background interrupts the editing, the request stays if the
/// ``options`` say so, and the field is edited again afterwards.
///
/// A focus does not check beforehand whether a field may be edited, because that would call its delegate. It sets no
/// delegates. Everything happens on the main thread. The focus retains no view.
///
/// ## Topics
///
/// ### Creating one
///
/// - ``init(initial:order:options:)``
///
/// ### Moving
///
/// - ``move(to:file:line:)``
/// - ``moveToNext(file:line:)``
/// - ``moveToPrevious(file:line:)``
/// - ``endEditing()``
///
/// ### Pausing
///
/// - ``pause()``
/// - ``resume()``
///
/// ### Requested and edited
///
/// - ``requestedField``
/// - ``editedField``
///
/// ### Reports
///
/// - ``didChange``
/// - ``changes``
/// - ``didFail``
///
/// ### Rules
///
/// - ``order``
/// - ``options``
///
/// ### Without a behavior
///
/// - ``register(_:as:)``
/// - ``unregister(_:)``
@preconcurrency @MainActor
public final class InputFocus<Field: Hashable & Sendable> {
  let fields = InputFocusFields<Field>()
  let engine: InputFocusEngine<Field>

  /// Creates a focus without fields, which a behavior or ``register(_:as:)`` adds.
  ///
  /// - Parameters:
  ///   - initial: the field to edit first. Like every request it waits for the first field to be registered.
  ///   - order: the fields in the order of the return key. See ``order``.
  ///   - options: after which interruptions a field is edited again, and how often a field is tried.
  /// - Precondition: no field is twice in `order`.
  public init(initial: Field? = nil, order: [Field] = [], options: InputFocusOptions = .standard) {
    Self.check(order)
    fields.order = order
    var reconciler = InputFocusReconciler<Field>(options: options)
    if let initial { reconciler.handle(.move(to: initial)) }
    engine = InputFocusEngine(fields, reconciler)
    fields.didReturn = { [weak self] in self?.moveAfterReturn(in: $0) }
  }

  /// After which interruptions a field is edited again, and how often a field is tried.
  ///
  /// ```swift
  /// inputFocus.options = [.cover, .keyWindowLoss, .inactive, .navigation]
  /// ```
  public var options: InputFocusOptions {
    get { engine.options }
    set { engine.options = newValue }
  }

  // MARK: Request and first responder

  /// The field that should be edited; nil when none should.
  public var requestedField: Field? {
    MainThread.require()
    return engine.request.field
  }

  /// The field that is first responder in its window; nil when no registered field is.
  public var editedField: Field? {
    MainThread.require()
    return engine.editedField
  }

  // MARK: Reports

  /// Called when another field is edited, or no field any more. The call is made at the end of the current run-loop iteration,
  /// so that a move from field to field is one change. One closure; assigning another replaces it. For several readers
  /// there is ``changes``.
  ///
  /// ```swift
  /// inputFocus.didChange = { [weak self] change in
  ///   if change.field != nil { self?.hideDatePicker() }
  /// }
  /// ```
  public var didChange: ((InputFocusChange<Field>) -> Void)? {
    get { engine.didChange }
    set { engine.didChange = newValue }
  }

  /// Called when a request was given up; ``requestedField`` is then what is ``editedField``. Without it an issue is reported.
  /// One closure; assigning another replaces it. It may request another field; if that one fails at once too, a further request
  /// waits for the ``InputFocusOptions/retryInterval``.
  ///
  /// ```swift
  /// inputFocus.didFail = { failure in log("\(failure)") }
  /// ```
  public var didFail: ((InputFocusFailure<Field>) -> Void)? {
    get { engine.didFail }
    set { engine.didFail = newValue }
  }

  // MARK: Fields

  /// The fields in the order of the next and previous commands and the return key. While it is empty the return key
  /// does what it does without a focus. Otherwise it moves to the next field, and dismisses the keyboard in the last one.
  /// - Precondition: no field is in it twice.
  public var order: [Field] {
    get { fields.order }
    set {
      Self.check(newValue)
      fields.order = newValue
      engine.fieldsDidChange()
    }
  }

  /// Registers the view of a field. A second view replaces the first. A view that is registered for another field already, as
  /// the one of a cell that is reused, belongs to this field from now on.
  ///
  /// - Parameters:
  ///   - view: a text field, a text view, or another view that becomes first responder; it is not retained.
  ///   - field: the name of the view.
  public func register(_ view: UIView, as field: Field) {
    MainThread.require()
    fields.register(view, as: field)
    engine.fieldsDidChange()
  }

  /// Removes the view of a field. Does nothing when there is none.
  public func unregister(_ field: Field) {
    MainThread.require()
    fields.unregister(field)
    engine.fieldsDidChange()
  }

  // MARK: Preconditions

  private static func check(_ order: [Field]) {
    precondition(
      Set(order).count == order.count,
      "InputFocus.order must not repeat a field, got \(order). List each field once.")
  }
}
