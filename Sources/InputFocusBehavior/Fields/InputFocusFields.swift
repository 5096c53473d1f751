import LifecycleBehaviors
import ScreenSupport
import UIKit

/// The fields of a focus: the view of each field, the order of the fields, and the return key.
///
/// Keeps no view alive.
@MainActor
final class InputFocusFields<Field: Hashable & Sendable> {
  /// Whether a field has ever been registered. Before that, a request waits for the first one.
  private(set) var hasBegun = false
  private var views: [Field: @MainActor () -> UIView?] = [:]

  subscript(field: Field) -> UIView? { views[field]?() }

  // MARK: Registering

  /// - Parameters:
  ///   - field: the name of the view.
  ///   - view: finds the view each time it is needed.
  func register(_ field: Field, _ view: @escaping @MainActor () -> UIView?) {
    hasBegun = true
    views[field] = view
  }

  func unregister(_ field: Field) {
    views[field] = nil
  }

  // MARK: Finding

  /// - Returns: the field of the view; nil for a view that is not registered.
  func field(of view: UIView) -> Field? { field { $0 === view } }

  /// - Returns: a field whose view exists and matches; nil when there is none.
  func field(where matches: (UIView) -> Bool) -> Field? {
    views.first { $0.value().map(matches) == true }?.key
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
  /// - Returns: a field that is in a window, enabled and not hidden; nil if there is none.
  func openField(_ direction: Direction, from field: Field?) -> Field? {
    let path = direction == .forward ? order : order.reversed()
    let start = field.flatMap { path.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    return path[start...].first(where: isOpen)
  }

  /// Reads the view alone: `canBecomeFirstResponder` would call its delegate.
  private func isOpen(_ field: Field) -> Bool {
    guard let view = self[field], view.window != nil, !view.isHidden else { return false }
    return (view as? UIControl)?.isEnabled ?? true
  }

  /// The fields in the order of the return key.
  var order: [Field] = []

  // MARK: The return key

  /// Called with a field of the order in which the return key was pressed.
  var didReturn: (Field) -> Void = { _ in }

  private lazy var returnKey = ActionTarget { [weak self] in self?.didReturn(in: $0) }
  private weak var returningField: UITextField?

  /// Listens to the return key of the field that is being edited, if it is a text field of the order. No other field receives
  /// a return key, and UIKit ends the editing with it where there is a target for it: so no other one has a target.
  func listenToReturnKey(of field: Field?) {
    let view = field.flatMap { order.contains($0) ? self[$0] as? UITextField : nil }
    guard view !== returningField else { return }
    returningField?.removeTarget(returnKey, action: nil, for: .editingDidEndOnExit)
    view?.addTarget(returnKey, action: ActionTarget.selector, for: .editingDidEndOnExit)
    returningField = view
  }

  private func didReturn(in sender: AnyObject) {
    guard let view = sender as? UIView, let field = order.first(where: { self[$0] === view }) else { return }
    didReturn(field)
  }
}
