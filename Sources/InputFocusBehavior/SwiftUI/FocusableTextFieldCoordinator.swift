import UIKit

/// What a `FocusableTextField` does, without SwiftUI: keeps a text field and its text in step. Takes no delegate.
@MainActor
final class FocusableTextFieldCoordinator {
  var setText: (String) -> Void = { _ in }
  var didCommit: () -> Void = {}
  private var registration: InputFocusRegistration?
  private lazy var relay = ReturnKeyRelay { [weak self] _ in self?.didReturn() }
  private var observer: TextObserver?

  func makeView() -> UITextField {
    let field = UITextField(frame: .zero)
    relay.listen(to: field)
    observer = TextObserver(UITextField.textDidChangeNotification, of: field) { [weak self, weak field] in
      self?.setText(field?.text ?? "")
    }
    return field
  }

  /// What is the same already is not set again: setting a text moves its caret.
  func update(_ field: UITextField, text: String, placeholder: String, _ registration: InputFocusRegistration?) {
    if field.text != text { field.text = text }
    if field.placeholder != placeholder { field.placeholder = placeholder }
    InputFocusRegistration.move(field, from: self.registration, to: registration)
    self.registration = registration
  }

  /// Outside of any SwiftUI update: a move that the app answers with comes before UIKit lets the keyboard go.
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
