/// R96, R106: the responder chain and first responder status.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  public override init() {
    super.init()
  }

  open var next: UIResponder? { nil }

  open var canBecomeFirstResponder: Bool { false }

  open var canResignFirstResponder: Bool { true }

  open var isFirstResponder: Bool { responderWindow?.input.responder === self }

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    responderWindow?.input.makeFirst(self) ?? false
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder, let input = responderWindow?.input else { return true }
    return input.resign(self)
  }

  /// Shown in place of the keyboard while this is the first responder.
  open var inputView: UIView? { nil }

  // MARK: For subclasses in UIKit

  /// The window in which this responder can be first.
  package var responderWindow: UIWindow? { nil }

  /// Whether the keyboard is shown while this is the first responder.
  var bringsUpKeyboard: Bool { self is any UIKeyInput }

  /// Called after the responder has become first and the keyboard was updated.
  func didBecomeFirst() {}

  /// Called after the responder has resigned and the keyboard was updated.
  func didResignFirst() {}

  /// The user types a character into it.
  package func takeTyping(_ typed: String) {
    (self as? any UIKeyInput)?.insertText(typed)
  }

  /// The user presses the return key.
  package func takeReturn() {
    takeTyping("\n")
  }
}
