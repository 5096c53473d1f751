import LifecycleBehaviors
import UIKit

/// What a `FocusableTextField` does, without SwiftUI: keeps a text field and its text equal. Sets no delegate.
@MainActor
final class FocusableTextFieldCoordinator {
  var setText: (String) -> Void = { _ in }
  var didCommit: () -> Void = {}
  private var registration: InputFocusRegistration?
  private lazy var returnKey = ActionTarget { [weak self] _ in self?.didReturn() }
  private var observer: NotificationObserver?

  func makeView() -> UITextField {
    let field = UITextField(frame: .zero)
    field.addTarget(returnKey, action: ActionTarget.selector, for: .editingDidEndOnExit)
    let observer = NotificationObserver()
    observer.observe(UITextField.textDidChangeNotification, of: field, reading: { _ in true }) {
      [weak self, weak field] _ in
      self?.setText(field?.text ?? "")
    }
    self.observer = observer
    return field
  }

  /// Sets only what differs: setting a text moves its caret.
  func update(_ field: UITextField, text: String, placeholder: String, _ registration: InputFocusRegistration?) {
    if field.text != text { field.text = text }
    if field.placeholder != placeholder { field.placeholder = placeholder }
    InputFocusRegistration.move(field, from: self.registration, to: registration)
    self.registration = registration
  }

  /// This runs outside any SwiftUI update. If the app moves to another field now, UIKit does not dismiss the keyboard.
  private func didReturn() {
    didCommit()
    registration?.carryOut()
  }

  func dismantle(_ field: UITextField) {
    InputFocusRegistration.move(field, from: registration, to: nil)
    registration = nil
    observer = nil
  }
}
