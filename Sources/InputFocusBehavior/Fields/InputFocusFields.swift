import LifecycleBehaviors
import UIKit

/// The fields of a focus: the view of each field, the order of the fields, and the return keys of those in the order.
///
/// Keeps no view alive.
@MainActor
final class InputFocusFields<Field: Hashable> {
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

  /// - Parameters:
  ///   - view: takes the place of the one that has been registered for the field.
  ///   - field: the name of the view.
  func register(_ view: UIView, as field: Field) {
    if self[field] !== view { stopListening(to: field) }
    register(field) { [weak view] in view }
  }

  func unregister(_ field: Field) {
    stopListening(to: field)
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

  // MARK: Return keys

  /// The fields in the order of the return key.
  var order: [Field] = [] {
    didSet { Set(oldValue).subtracting(order).forEach(stopListening) }
  }

  /// Called with a field of the order in which the return key was pressed.
  var didReturn: (Field) -> Void = { _ in }

  private lazy var returnKey = ActionTarget { [weak self] in self?.didReturn(in: $0) }

  /// Listens to the return keys of the order's text fields, each of them once.
  func listenToReturnKeys() {
    for case let view as UITextField in order.compactMap({ self[$0] }) where !view.allTargets.contains(returnKey) {
      view.addTarget(returnKey, action: ActionTarget.selector, for: .editingDidEndOnExit)
    }
  }

  /// UIKit ends the editing with the return key where there is a target for it, so a field outside the order has none.
  private func stopListening(to field: Field) {
    (self[field] as? UITextField)?.removeTarget(returnKey, action: nil, for: .editingDidEndOnExit)
  }

  private func didReturn(in sender: AnyObject) {
    guard let view = sender as? UIView, let field = field(of: view), order.contains(field) else { return }
    didReturn(field)
  }
}
