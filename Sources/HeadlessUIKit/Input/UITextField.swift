/// A field that takes the keyboard (R96-R100).
@MainActor
open class UITextField: UIView {
  open weak var delegate: (any UITextFieldDelegate)?
  open var text: String? = ""
  open var placeholder: String?
  open var isEnabled = true
  open private(set) var isEditing = false

  /// R98: reading it asks the delegate.
  open override var canBecomeFirstResponder: Bool {
    isEnabled && (delegate?.textFieldShouldBeginEditing(self) ?? true)
  }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard let window else { return false }
    if isFirstResponder { return true }
    let asksFirst = World.current.weakRules.beginIsAskedFirst
    if asksFirst, !canBecomeFirstResponder { return false }
    if let current = window.currentFirstResponder, !current.resignFirstResponder() { return false }
    if !asksFirst, !canBecomeFirstResponder { return false }
    window.currentFirstResponder = self
    isEditing = true
    delegate?.textFieldDidBeginEditing(self)
    NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
    return true
  }

  open override var canResignFirstResponder: Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    endEditing()
    return true
  }

  override func resignByForce() {
    guard isFirstResponder else { return }
    endEditing()
  }

  private func endEditing() {
    window?.currentFirstResponder = nil
    isEditing = false
    delegate?.textFieldDidEndEditing(self)
    NotificationCenter.default.post(name: UITextField.textDidEndEditingNotification, object: self)
  }
}

extension UITextField {
  public class var textDidBeginEditingNotification: NSNotification.Name {
    .init("UITextFieldTextDidBeginEditingNotification")
  }
  public class var textDidEndEditingNotification: NSNotification.Name {
    .init("UITextFieldTextDidEndEditingNotification")
  }
}

@MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
}
