/// A line of text with the keyboard's input (R96-R100). Its caret stays at the end.
@preconcurrency @MainActor
open class UITextField: UIControl, UIKeyInput {
  open weak var delegate: (any UITextFieldDelegate)? {
    willSet { storedDelegate = newValue }
  }
  /// R133: the delegate that was set, whatever an override of `delegate` returns.
  weak var storedDelegate: (any UITextFieldDelegate)?
  open var text: String? = ""
  /// The text of `attributedPlaceholder`.
  open var placeholder: String? {
    get { attributedPlaceholder?.string }
    set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }
  @NSCopying open var attributedPlaceholder: NSAttributedString?
  open var textAlignment = NSTextAlignment.natural
  open var font: UIFont? = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  open var borderStyle = BorderStyle.none
  @available(iOS 10.0, *)
  open var adjustsFontForContentSizeCategory = false
  open var returnKeyType = UIReturnKeyType.default
  open var keyboardType = UIKeyboardType.default
  open var isSecureTextEntry = false
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  @available(iOS 10.0, *)
  open var textContentType: UITextContentType!
  open private(set) var isEditing = false

  private var inputViewStorage: UIView?

  open override var inputView: UIView? {
    get { inputViewStorage }
    set { inputViewStorage = newValue }
  }

  /// R105: a disabled field cannot be first responder.
  open override var isEnabled: Bool {
    didSet {
      if !isEnabled { window?.input.resignByForce(self) }
    }
  }

  // MARK: First responder

  /// R98: reading it calls the delegate.
  open override var canBecomeFirstResponder: Bool {
    isEnabled && (storedDelegate?.textFieldShouldBeginEditing(self) ?? true)
  }

  open override var canResignFirstResponder: Bool { storedDelegate?.textFieldShouldEndEditing(self) ?? true }

  /// R99: calls the delegate, posts the notification, calls the targets.
  override func didBecomeFirst() {
    isEditing = true
    storedDelegate?.textFieldDidBeginEditing(self)
    NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
    sendActions(for: .editingDidBegin)
  }

  override func didResignFirst() {
    guard isEditing else { return }
    isEditing = false
    storedDelegate?.textFieldDidEndEditing(self, reason: .committed)
    NotificationCenter.default.post(name: UITextField.textDidEndEditingNotification, object: self)
    sendActions(for: .editingDidEnd)
  }

  // MARK: UIKeyInput

  open var hasText: Bool { text?.isEmpty == false }

  open func insertText(_ text: String) {
    self.text = (self.text ?? "") + text
    didChange()
  }

  open func deleteBackward() {
    guard hasText else { return }
    text?.removeLast()
    didChange()
  }

  private func didChange() {
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
    sendActions(for: .editingChanged)
  }

  // MARK: The user

  /// The text receives a touch in a field, not the control: `touchUpInside` does not follow.
  package override func takeTap() -> Bool {
    guard isEnabled else { return false }
    sendActions(for: .touchDown)
    becomeFirstResponder()
    return true
  }

  package override func takeTyping(_ typed: String) {
    let end = NSRange(location: (text ?? "").utf16.count, length: 0)
    guard storedDelegate?.textField(self, shouldChangeCharactersIn: end, replacementString: typed) ?? true else {
      return
    }
    insertText(typed)
  }

  package override func takeReturn() {
    guard storedDelegate?.textFieldShouldReturn(self) ?? true else { return }
    // The default of the return key: a field with an action for it resigns.
    guard allControlEvents.contains(.editingDidEndOnExit) else { return }
    sendActions(for: .editingDidEndOnExit)
    resignFirstResponder()
  }
}

extension UITextField {
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  @available(iOS 10.0, *)
  public enum DidEndEditingReason: Int, Sendable {
    case committed = 0
  }

  nonisolated public class var textDidBeginEditingNotification: NSNotification.Name {
    .init("UITextFieldTextDidBeginEditingNotification")
  }
  nonisolated public class var textDidChangeNotification: NSNotification.Name {
    .init("UITextFieldTextDidChangeNotification")
  }
  nonisolated public class var textDidEndEditingNotification: NSNotification.Name {
    .init("UITextFieldTextDidEndEditingNotification")
  }
}

@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called in place of `textFieldDidEndEditing(_:)` where it is implemented.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
