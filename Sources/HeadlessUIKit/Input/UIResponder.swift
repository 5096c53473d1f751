/// R96, R106: the responder chain and first responder status.
@MainActor
open class UIResponder: NSObject {
  public override init() {
    super.init()
  }

  open var next: UIResponder? { nil }

  open var canBecomeFirstResponder: Bool { false }

  open var canResignFirstResponder: Bool { true }

  open var isFirstResponder: Bool {
    responderWindow?.currentFirstResponder === self
  }

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow else { return false }
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    if let current = window.currentFirstResponder, !current.resignFirstResponder() { return false }
    window.currentFirstResponder = self
    return true
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    responderWindow?.currentFirstResponder = nil
    return true
  }

  /// The window whose first responder this one can be.
  package var responderWindow: UIWindow? { nil }
}
