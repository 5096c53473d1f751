import LifecycleBehaviors
import ScreenSupport
import UIKit

// The work of `@InputFocusState`, without SwiftUI. Tests: InputFocusStoreTests.

/// The focus behind one `@InputFocusState`, whose value may be optional or a Bool.
///
/// Nothing happens inside a SwiftUI update: a value that is set is carried out at the end of the current run-loop iteration.
@MainActor
final class InputFocusStore<Value: Hashable & Sendable> {
  /// The value without a field: nil, or false.
  private let nothing: Value
  /// Receives the value when it is no longer the value that was set. Each update of a bound field replaces the closure.
  var publish: (Value) -> Void = { _ in }
  private(set) lazy var focus = makeFocus()
  private lazy var update = DeferredUpdate { [weak self] in self?.moveFocus() }
  private var value: Value

  init(nothing: Value) {
    self.nothing = nothing
    value = nothing
  }

  /// The app sets the value.
  func set(_ newValue: Value) {
    value = newValue
    update.setNeedsUpdate()
  }

  /// Carries out the value that was set now, if that has not been done yet.
  func carryOut() {
    update.updateIfNeeded()
  }

  private func moveFocus() {
    if value == nothing { focus.endEditing() } else { focus.move(to: value) }
  }

  private func makeFocus() -> InputFocus<Value> {
    let focus = InputFocus<Value>()
    focus.didFail = { [weak self] _ in self?.follow() }
    focus.engine.didUpdate = { [weak self] in self?.follow() }
    return focus
  }

  /// Sets the value to the edited field, unless another field is requested.
  private func follow() {
    if update.isNeeded { return }
    if case .pending = focus.engine.request { return }
    let newValue = focus.editedField ?? nothing
    guard newValue != value else { return }
    value = newValue
    publish(newValue)
  }
}
