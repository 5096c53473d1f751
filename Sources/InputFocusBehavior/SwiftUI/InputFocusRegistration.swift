import UIKit

/// Registers a field for a value of an `@InputFocusState`. The SwiftUI environment brings it to the field.
@MainActor
struct InputFocusRegistration {
  private let identity: AnyHashable
  private let enter: @MainActor (UIView) -> Void
  private let leave: @MainActor (UIView) -> Void
  /// Carries out a value that was set, before the run-loop iteration ends.
  let carryOut: @MainActor () -> Void

  /// - Parameters:
  ///   - store: the store of the `@InputFocusState`.
  ///   - value: the value of the field.
  ///   - publish: receives the value of the state when it is no longer the value that was set.
  init<Value: Hashable & Sendable>(
    _ store: InputFocusStore<Value>, _ value: Value, publish: @escaping @MainActor (Value) -> Void
  ) {
    identity = [ObjectIdentifier(store) as AnyHashable, value as AnyHashable] as AnyHashable
    enter = { [weak store] view in
      guard let store else { return }
      store.publish = publish
      if store.focus.fields[value] !== view { store.focus.register(view, as: value) }
    }
    leave = { [weak store] view in
      // Another view may have been registered for the value meanwhile.
      guard let focus = store?.focus, focus.fields[value] === view else { return }
      focus.unregister(value)
    }
    carryOut = { [weak store] in store?.carryOut() }
  }

  /// Ends the old registration of a view, if it is another one, and begins the new one.
  static func move(_ view: UIView, from old: InputFocusRegistration?, to new: InputFocusRegistration?) {
    if old?.identity != new?.identity { old?.leave(view) }
    new?.enter(view)
  }
}
