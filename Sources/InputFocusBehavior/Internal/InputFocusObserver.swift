import LifecycleBehaviors
import UIKit

/// Hears of everything that may change which field is edited, or which may be, until it is released.
@MainActor
final class InputFocusObserver {
  private let observer = NotificationObserver()

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
      observer.observe(name, reading: { $0.object as? UIView }, handler: didBegin)
    }
    for name in [UITextField.textDidEndEditingNotification, UITextView.textDidEndEditingNotification] {
      observer.observe(name, reading: { $0.object as? UIView }, handler: didEnd)
    }
    // Responders other than UIKit's text views announce nothing but their keyboard.
    for name in Self.keyboardChanges {
      observer.observe(name) { _ in mayHaveChanged() }
    }
    for name in [
      UIWindow.didBecomeKeyNotification, UIWindow.didBecomeVisibleNotification,
      UIApplication.didBecomeActiveNotification, UIScene.didActivateNotification,
    ] {
      observer.observe(name) { _ in mayBePossible() }
    }
  }
}
