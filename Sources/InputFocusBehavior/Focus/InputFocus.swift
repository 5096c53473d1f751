import LifecycleBehaviors
import UIKit

/// Moves the keyboard between the fields of a screen, and edits a field again after an interruption.
///
/// ```swift
/// let inputFocus = InputFocus<Field>(initial: .title, order: [.title, .note])
/// inputFocus.register(titleField, as: .title)
/// inputFocus.register(noteView, as: .note)
/// ```
///
/// A focus distinguishes the field that should be edited, ``requestedField``, from the field that is first responder in its
/// window, ``editedField``. A request is carried out immediately if possible. Otherwise, the request waits until the transition
/// has ended, the modal has been dismissed, the window is key, and the app is active. With an ``InputFocusBehavior``, the request
/// also waits until the screen has appeared. If the field has no view, or if its view is not in a window or refuses, the request
/// is tried again, and fails after ``InputFocusOptions/attempts``.
///
/// If the user taps another field, the tap replaces the request. If the user dismisses the keyboard, the request ends. If a
/// modal, another window or the background interrupts the editing, the ``options`` decide whether the field is edited again
/// afterwards.
///
/// A focus does not check beforehand whether a field may be edited, because that would call the field's delegate. It does not
/// set delegates, and does not retain views.
///
/// Main thread only: a call of a method from another thread stops the app. All closures are called on the main thread.
///
/// ## Topics
///
/// ### Creating a focus
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
/// ### Requested and edited fields
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
/// ### Order and options
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

  /// Creates a focus without fields. Add the fields with an ``InputFocusBehavior``, or with ``register(_:as:)``.
  ///
  /// - Parameters:
  ///   - initial: the field to edit first; nil for none. The request waits until a field is registered.
  ///   - order: the fields in the order of the return key: see ``order``.
  ///   - options: the interruptions after which a field is edited again, and the number of attempts.
  /// - Precondition: no field is in `order` twice.
  public init(initial: Field? = nil, order: [Field] = [], options: InputFocusOptions = .standard) {
    Self.check(order)
    fields.order = order
    var reconciler = InputFocusReconciler<Field>(options: options)
    if let initial { reconciler.handle(.move(to: initial)) }
    engine = InputFocusEngine(fields, reconciler)
    fields.didReturn = { [weak self] in self?.moveAfterReturn(in: $0) }
  }

  /// The interruptions after which a field is edited again, and the number of attempts.
  ///
  /// ```swift
  /// inputFocus.options = [.cover, .keyWindowLoss, .inactive, .navigation]
  /// ```
  public var options: InputFocusOptions {
    get { engine.options }
    set { engine.options = newValue }
  }

  // MARK: Request and first responder

  /// The field that should be edited; nil if no field should be edited.
  public var requestedField: Field? {
    MainThread.require()
    return engine.request.field
  }

  /// The field that is first responder in its window; nil if no registered field is.
  public var editedField: Field? {
    MainThread.require()
    return engine.editedField
  }

  // MARK: Reports

  /// Called on the main thread when another field is being edited, or when editing has ended.
  ///
  /// ```swift
  /// inputFocus.didChange = { [weak self] change in
  ///   if change.field != nil { self?.hideDatePicker() }
  /// }
  /// ```
  ///
  /// The closure is called at the end of the current run-loop iteration, so a move from one field to another is one change. A
  /// new closure replaces the old closure. For several readers, use ``changes``. If the screen stores the focus, capture the
  /// screen weakly, and do not assign a method of the screen.
  public var didChange: ((InputFocusChange<Field>) -> Void)? {
    get { engine.didChange }
    set { engine.didChange = newValue }
  }

  /// Called on the main thread when a request has failed in all attempts. Without a closure, the failure is reported as an issue.
  ///
  /// ```swift
  /// inputFocus.didFail = { failure in log("\(failure)") }
  /// ```
  ///
  /// After the failure, ``requestedField`` equals ``editedField``. The closure may request another field. If the other field
  /// fails immediately, too, the next request waits for the ``InputFocusOptions/retryInterval``. A new closure replaces the old
  /// closure.
  public var didFail: ((InputFocusFailure<Field>) -> Void)? {
    get { engine.didFail }
    set { engine.didFail = newValue }
  }

  // MARK: Fields

  /// The fields in the order of the return key, and of ``moveToNext(file:line:)`` and ``moveToPrevious(file:line:)``. In a text
  /// field, the return key moves to the next field, and dismisses the keyboard in the last field. In a text view, the return key
  /// inserts a line break. If the order is empty, the focus does not handle the return key.
  /// - Precondition: no field is in the order twice.
  public var order: [Field] {
    get { fields.order }
    set {
      Self.check(newValue)
      fields.order = newValue
      engine.fieldsDidChange()
    }
  }

  /// Registers the view of a field. A second view replaces the first view. If the view was registered for another field, for
  /// example in a reused cell, the view now belongs to this field.
  ///
  /// - Parameters:
  ///   - view: a text field, a text view, or another view that can become first responder. It is not retained.
  ///   - field: the field to which the view belongs.
  public func register(_ view: UIView, as field: Field) {
    MainThread.require()
    fields.register(view, as: field)
    engine.fieldsDidChange()
  }

  /// Removes the view of a field.
  /// - Parameter field: the field. If the field has no view, the call has no effect.
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
