import LifecycleBehaviors
import ScreenSupport
import UIKit

/// The work of a `FocusableTextField` or a `FocusableTextView`, without SwiftUI: keeps the view and its text equal, and
/// registers the view. Sets no delegate.
@MainActor
final class FocusableFieldCoordinator {
  /// Receives what the user types.
  var setText: (String) -> Void = { _ in }
  /// Called with the return key of a text field.
  var didCommit: () -> Void = {}
  private var registration: InputFocusRegistration?
  private var observer: NotificationObserver?
  private lazy var returnKey = ActionTarget { [weak self] _ in self?.didReturn() }

  // MARK: Making the view

  func makeTextField() -> UITextField {
    let field = UITextField(frame: .zero)
    stayAsWideAsOffered(field)
    field.setContentHuggingPriority(.required, for: .vertical)
    field.setContentCompressionResistancePriority(.required, for: .vertical)
    field.addTarget(returnKey, action: ActionTarget.selector, for: .editingDidEndOnExit)
    observe(UITextField.textDidChangeNotification, of: field) { [weak field] in field?.text }
    return field
  }

  func makeTextView() -> UITextView {
    let view = UITextView(frame: .zero)
    stayAsWideAsOffered(view)
    observe(UITextView.textDidChangeNotification, of: view) { [weak view] in view?.text }
    return view
  }

  /// SwiftUI gives a view that resists compression the width of its text, beyond the screen.
  private func stayAsWideAsOffered(_ view: UIView) {
    view.setContentHuggingPriority(.defaultLow, for: .horizontal)
    view.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
  }

  private func observe(_ name: Notification.Name, of view: UIView, text: @escaping @MainActor () -> String?) {
    let observer = NotificationObserver()
    observer.observe(name, of: view, reading: { _ in true }) { [weak self] _ in self?.setText(text() ?? "") }
    self.observer = observer
  }

  /// This runs outside any SwiftUI update. If the app moves to another field now, UIKit does not dismiss the keyboard.
  private func didReturn() {
    didCommit()
    registration?.carryOut()
  }

  // MARK: Updating it

  // Only what differs is set: setting a text moves its caret.

  func update(_ field: UITextField, text: String, placeholder: String, _ registration: InputFocusRegistration?) {
    if field.text != text { field.text = text }
    if field.placeholder != placeholder { field.placeholder = placeholder }
    register(field, registration)
  }

  func update(_ view: UITextView, text: String, _ registration: InputFocusRegistration?) {
    if view.text != text { view.text = text }
    register(view, registration)
  }

  /// SwiftUI does not use the view any more. The app may have retained it.
  func dismantle(_ view: UIView) {
    register(view, nil)
    observer = nil
    setText = { _ in }
    didCommit = {}
  }

  private func register(_ view: UIView, _ registration: InputFocusRegistration?) {
    InputFocusRegistration.move(view, from: self.registration, to: registration)
    self.registration = registration
  }
}
