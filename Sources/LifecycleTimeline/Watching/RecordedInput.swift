import LifecycleBehaviors
import ScreenSupport
import UIKit

/// Adds to the log which text fields and text views are edited, and the keyboard, until it is deallocated. It never reads their
/// text.
@MainActor
final class RecordedInput {
  private let observer = NotificationObserver()

  init(_ log: TimelineLog, names: ScreenNames) {
    let begins = [UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification]
    let ends = [UITextField.textDidEndEditingNotification, UITextView.textDidEndEditingNotification]
    for notification in begins + ends {
      observer.observe(notification, reading: { $0.object as? UIView }) { field in
        let screen = field.nearestViewController.map { names.name(of: $0) }
        log.add(
          .input, begins.contains(notification) ? "began" : "ended", of: screen ?? "app",
          [.init("field", .text(names.name(of: field)))])
      }
    }
    for (notification, event) in UIResponder.keyboardChanges {
      observer.observe(notification) { _ in log.add(.input, event, of: "keyboard") }
    }
  }
}
