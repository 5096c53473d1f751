import UIKit

/// What a `FocusableTextView` does, without SwiftUI: keeps a text view and its text in step. Takes no delegate.
@MainActor
final class FocusableTextViewCoordinator {
  var setText: (String) -> Void = { _ in }
  private var registration: InputFocusRegistration?
  private var observer: TextObserver?

  func makeView() -> UITextView {
    let view = UITextView(frame: .zero)
    observer = TextObserver(UITextView.textDidChangeNotification, of: view) { [weak self, weak view] in
      self?.setText(view?.text ?? "")
    }
    return view
  }

  /// What is the same already is not set again: setting a text moves its caret.
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
