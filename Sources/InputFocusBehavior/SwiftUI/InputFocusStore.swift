import LifecycleBehaviors
import UIKit

// What `@InputFocusState` does, without SwiftUI. Tests: InputFocusStoreTests.

/// The focus behind one `@InputFocusState`, whose value may be optional or a Bool.
///
/// Nothing happens inside a SwiftUI update: a value that is set is carried out when the turn of the run loop is over.
@MainActor
final class InputFocusStore<Value: Hashable> {
  /// The value that stands for no field: nil, or false.
  private let nothing: Value
  private let time: LifecycleTime
  /// Takes what has become of the value; replaced at each SwiftUI update.
  var publish: (Value) -> Void = { _ in }
  private(set) lazy var focus = makeFocus()
  private var value: Value
  private var isDue = false

  init(nothing: Value, time: LifecycleTime) {
    self.nothing = nothing
    self.time = time
    value = nothing
  }

  /// The app sets the value.
  func set(_ newValue: Value) {
    value = newValue
    guard !isDue else { return }
    isDue = true
    time.perform { [weak self] in self?.carryOut() }
  }

  /// Does what has been set, if that is still to be done.
  func carryOut() {
    guard isDue else { return }
    isDue = false
    if value == nothing { focus.endEditing() } else { focus.move(to: value) }
  }

  private func makeFocus() -> InputFocus<Value> {
    let focus = InputFocus<Value>(time: time)
    focus.didFail = { [weak self] _ in self?.follow() }
    focus.engine.didSettle = { [weak self] in self?.follow() }
    return focus
  }

  /// The value becomes what is edited, unless something else is still to be.
  private func follow() {
    if isDue { return }
    if case .asked = focus.engine.reconciler.wish { return }
    let newValue = focus.actual ?? nothing
    guard newValue != value else { return }
    value = newValue
    publish(newValue)
  }
}
