import LifecycleBehaviors
import ScreenSupport
import UIKit

/// Watches which views begin and end to be edited, and reports what may change that, until it is deallocated.
@MainActor
final class InputFocusMonitor {
  enum Event {
    /// A text field or a text view has begun to be edited.
    case began(UIView)
    /// A text field or a text view is not being edited any more.
    case ended(UIView)
    /// Another responder may have begun or ended.
    case mayHaveChanged
    /// The obstacle to a request may be gone.
    case mayBePossible
  }

  private let observer = NotificationObserver()

  init(_ report: @escaping @MainActor (Event) -> Void) {
    for name in [UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification] {
      observer.observe(name, reading: { $0.object as? UIView }, handler: { report(.began($0)) })
    }
    for name in [UITextField.textDidEndEditingNotification, UITextView.textDidEndEditingNotification] {
      observer.observe(name, reading: { $0.object as? UIView }, handler: { report(.ended($0)) })
    }
    // UIKit announces nothing else of responders that are neither of the two.
    for (name, _) in UIResponder.keyboardChanges {
      observer.observe(name) { _ in report(.mayHaveChanged) }
    }
    for name in [
      UIWindow.didBecomeKeyNotification, UIWindow.didBecomeVisibleNotification,
      UIApplication.didBecomeActiveNotification, UIScene.didActivateNotification,
    ] {
      observer.observe(name) { _ in report(.mayBePossible) }
    }
  }
}
