import LifecycleBehaviors
import UIKit

/// Adds to the log which text fields and text views are edited, and the keyboard, until it is released. It never reads their
/// text.
@MainActor
final class RecordedInput {
  private let observer = NotificationObserver()

  init(_ log: TimelineLog, names: ScreenNames) {
    let edits = [
      (UITextField.textDidBeginEditingNotification, "began"), (UITextView.textDidBeginEditingNotification, "began"),
      (UITextField.textDidEndEditingNotification, "ended"), (UITextView.textDidEndEditingNotification, "ended"),
    ]
    for (notification, name) in edits {
      observer.observe(notification, reading: { $0.object as? UIView }) { field in
        let screen = field.screen.map { names.name(of: $0) }
        log.add(.input, screen ?? "app", name, [.init("field", .text(names.name(of: field)))])
      }
    }
    for (notification, name) in UIResponder.keyboardChanges {
      observer.observe(notification) { _ in log.add(.input, "keyboard", name) }
    }
  }
}

extension UIView {
  /// The nearest view controller around this view that is no hidden child of the framework.
  fileprivate var screen: UIViewController? {
    var responder = next
    while let current = responder {
      if let screen = current as? UIViewController { return screen }
      responder = current.next
    }
    return nil
  }
}
