import LifecycleBehaviors
import UIKit

/// What a `FocusableTextView` does, without SwiftUI: keeps a text view and its text equal. Sets no delegate.
@MainActor
final class FocusableTextViewCoordinator {
  var setText: (String) -> Void = { _ in }
  private var registration: InputFocusRegistration?
  private var observer: NotificationObserver?

  func makeView() -> UITextView {
    let view = UITextView(frame: .zero)
    let observer = NotificationObserver()
    observer.observe(UITextView.textDidChangeNotification, of: view, reading: { _ in true }) {
      [weak self, weak view] _ in
      self?.setText(view?.text ?? "")
    }
    self.observer = observer
    return view
  }

  /// Sets only what differs: setting a text moves its caret.
  func update(_ view: UITextView, text: String, _ registration: InputFocusRegistration?) {
    if view.text != text { view.text = text }
    InputFocusRegistration.move(view, from: self.registration, to: registration)
    self.registration = registration
  }

  func dismantle(_ view: UITextView) {
    InputFocusRegistration.move(view, from: registration, to: nil)
    registration = nil
    observer = nil
  }
}
