import LifecycleBehaviors
import ScreenSupport
import UIKit

/// The fields of a focus: the view of each field, the order of the fields, and the return key.
///
/// Holds no strong reference to a view. A view that was registered is found without a search, however many fields there are.
@MainActor
final class InputFocusFields<Field: Hashable & Sendable> {
  /// Whether a field has ever been registered. Before that, a request waits for the first one.
  private(set) var hasBegun = false
  /// The views that the app has registered.
  private var registered: [Field: Weak<UIView>] = [:]
  /// The field that each of them was last registered for.
  private var lastFields = WeakTable<Field>()
  /// Finds the views that a screen has for its fields. These may be others each time, so one is found by a search.
  private var found: [Field: @MainActor () -> UIView?] = [:]

  subscript(field: Field) -> UIView? { registered[field]?.object ?? found[field]?() }

  // MARK: Registering

  /// Registers a view. Afterwards, the view does not belong to any other field.
  func register(_ view: UIView, as field: Field) {
    if let earlier = self.field(of: view) { unregister(earlier) }
    unregister(field)
    hasBegun = true
    registered[field] = Weak(view)
    lastFields[view] = field
  }

  /// - Parameters:
  ///   - field: the name of the view.
  ///   - view: finds the view each time it is needed.
  func register(_ field: Field, _ view: @escaping @MainActor () -> UIView?) {
    unregister(field)
    hasBegun = true
    found[field] = view
  }

  func unregister(_ field: Field) {
    registered[field] = nil
    found[field] = nil
  }

  // MARK: Finding

  /// - Returns: the field of the view; nil for a view that is not registered.
  func field(of view: UIView) -> Field? {
    if let field = lastFields[view], registered[field]?.object === view { return field }
    return found.first { $0.value() === view }?.key
  }

  /// - Returns: a field whose view exists and matches; nil when there is none.
  func field(where matches: (UIView) -> Bool) -> Field? {
    registered.first { $0.value.object.map(matches) == true }?.key
      ?? found.first { $0.value().map(matches) == true }?.key
  }

  /// The view controller of the screen that the fields are on.
  var viewController: UIViewController? {
    field { _ in true }.flatMap { self[$0] }?.nearestViewController
  }

  // MARK: Order

  enum Direction {
    case forward, backward
  }

  /// Finds the next field that can be edited. From no field, or from one outside the order, the first one from that end.
  /// - Returns: a field that is in a window, can be seen there or scrolled to, and is enabled or editable; nil if there is none.
  func openField(_ direction: Direction, from field: Field?) -> Field? {
    let place = field.flatMap { places[$0] }
    return switch direction {
    case .forward: order[(place.map { $0 + 1 } ?? 0)...].first(where: isOpen)
    case .backward: order[..<(place ?? order.count)].last(where: isOpen)
    }
  }

  /// Reads the view alone: `canBecomeFirstResponder` would call its delegate.
  private func isOpen(_ field: Field) -> Bool {
    guard let view = self[field], view.window != nil, view.isDrawn else { return false }
    #if !os(tvOS)
      if let text = view as? UITextView { return text.isEditable }
    #endif
    return (view as? UIControl)?.isEnabled ?? true
  }

  /// The fields in the order of the return key.
  /// - Precondition: No field is in it twice.
  var order: [Field] = [] {
    didSet { places = Dictionary(uniqueKeysWithValues: zip(order, order.indices)) }
  }
  /// The place of each field in the order.
  private var places: [Field: Int] = [:]

  // MARK: The return key

  /// Called with a field of the order in which the return key was pressed.
  var didReturn: (Field) -> Void = { _ in }

  private lazy var returnKey = ActionTarget { [weak self] in self?.didReturn(in: $0) }
  private weak var returningField: UITextField?

  /// Listens to the return key of the field that is being edited, if it is a text field of the order. No other field receives
  /// a return key, and UIKit ends the editing with it where there is a target for it: so no other one has a target.
  func listenToReturnKey(of field: Field?) {
    let view = field.flatMap { places[$0] == nil ? nil : self[$0] as? UITextField }
    guard view !== returningField else { return }
    returningField?.removeTarget(returnKey, action: nil, for: .editingDidEndOnExit)
    view?.addTarget(returnKey, action: ActionTarget.selector, for: .editingDidEndOnExit)
    returningField = view
  }

  private func didReturn(in sender: AnyObject) {
    guard let view = sender as? UIView, let field = field(of: view), places[field] != nil else { return }
    didReturn(field)
  }
}
