import UIKit

/// Hears of everything that may change which field is edited, or which may be, until it is released.
@MainActor
final class InputFocusObserver {
  private let tokens = Tokens()

  /// - Parameters:
  ///   - didBegin: told each text field and text view that begins to be edited.
  ///   - didEnd: told each one that ends.
  ///   - mayHaveChanged: something unannounced may have begun or ended.
  ///   - mayBePossible: what was in the way of a wish may be gone.
  init(
    didBegin: @escaping @MainActor (UIView) -> Void, didEnd: @escaping @MainActor (UIView) -> Void,
    mayHaveChanged: @escaping @MainActor () -> Void, mayBePossible: @escaping @MainActor () -> Void
  ) {
    for name in [UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification] {
      observe(name) { view in view.map(didBegin) }
    }
    for name in [UITextField.textDidEndEditingNotification, UITextView.textDidEndEditingNotification] {
      observe(name) { view in view.map(didEnd) }
    }
    // Responders other than UIKit's text views announce nothing but their keyboard.
    for name in [UIResponder.keyboardDidShowNotification, UIResponder.keyboardDidHideNotification] {
      observe(name) { _ in mayHaveChanged() }
    }
    for name in [
      UIWindow.didBecomeKeyNotification, UIWindow.didBecomeVisibleNotification,
      UIApplication.didBecomeActiveNotification, UIScene.didActivateNotification,
    ] {
      observe(name) { _ in mayBePossible() }
    }
  }

  private func observe(_ name: Notification.Name, handler: @escaping @MainActor (UIView?) -> Void) {
    let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
      let view = notification.object as? UIView
      MainActor.assumeIsolated { handler(view) }
    }
    tokens.all.append(token)
  }

  private final class Tokens {
    var all: [any NSObjectProtocol] = []

    deinit {
      for token in all {
        NotificationCenter.default.removeObserver(token)
      }
    }
  }
}
