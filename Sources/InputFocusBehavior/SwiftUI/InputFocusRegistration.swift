import UIKit

/// Which view stands for a value of an `@InputFocusState`; handed down the SwiftUI hierarchy to the field concerned.
@MainActor
struct InputFocusRegistration {
  private let identity: AnyHashable
  private let enter: @MainActor (UIView) -> Void
  private let leave: @MainActor (UIView) -> Void
  /// Carries out a value that has been set, without waiting for the end of the turn.
  let carryOut: @MainActor () -> Void

  init<Value: Hashable>(_ store: InputFocusStore<Value>, _ value: Value) {
    identity = [ObjectIdentifier(store) as AnyHashable, value as AnyHashable] as AnyHashable
    enter = { [weak store] view in
      guard let focus = store?.focus, focus.engine.view(for: value) !== view else { return }
      focus.register(view, as: value)
    }
    leave = { [weak store] view in
      // Another view may stand for the value by now.
      guard let focus = store?.focus, focus.engine.view(for: value) === view else { return }
      focus.unregister(value)
    }
    carryOut = { [weak store] in store?.carryOut() }
  }

  /// Moves a view from what it stood for before to what it stands for now.
  static func move(_ view: UIView, from old: InputFocusRegistration?, to new: InputFocusRegistration?) {
    if old?.identity != new?.identity { old?.leave(view) }
    new?.enter(view)
  }
}
