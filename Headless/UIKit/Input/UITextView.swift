/// Text of many lines with the keyboard's input (R96-R100). Its caret stays at the end.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UIKeyInput {
  /// Nil resets it.
  open var text: String! = "" {
    didSet { if text == nil { text = "" } }
  }
  open var textAlignment = NSTextAlignment.natural
  open var returnKeyType = UIReturnKeyType.default
  open var keyboardType = UIKeyboardType.default
  open var isSecureTextEntry = false
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  @available(iOS 10.0, *)
  open var textContentType: UITextContentType!
  open var isSelectable = true
  private var isEditing = false

  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private var inputViewStorage: UIView?

  open override var inputView: UIView? {
    get { inputViewStorage }
    set { inputViewStorage = newValue }
  }

  open var isEditable = true {
    didSet {
      if !isEditable, isEditing { window?.input.resignByForce(self) }
    }
  }

  /// Objective-C lets a subclass narrow the type of `delegate`, Swift does not.
  private var textDelegate: (any UITextViewDelegate)? { storedDelegate as? any UITextViewDelegate }

  // MARK: First responder

  /// R98: reading it calls the delegate. Text that cannot be edited may be selected, without the keyboard.
  open override var canBecomeFirstResponder: Bool {
    isEditable ? textDelegate?.textViewShouldBeginEditing(self) ?? true : isSelectable
  }

  open override var canResignFirstResponder: Bool {
    isEditing ? textDelegate?.textViewShouldEndEditing(self) ?? true : true
  }

  override var bringsUpKeyboard: Bool { isEditable }

  override func didBecomeFirst() {
    guard isEditable else { return }
    isEditing = true
    textDelegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: self)
  }

  override func didResignFirst() {
    guard isEditing else { return }
    isEditing = false
    textDelegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
  }

  // MARK: UIKeyInput

  open var hasText: Bool { !text.isEmpty }

  open func insertText(_ text: String) {
    self.text += text
    didChange()
  }

  open func deleteBackward() {
    guard hasText else { return }
    text.removeLast()
    didChange()
  }

  private func didChange() {
    textDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
  }

  // MARK: The user

  package override func takeTap() -> Bool {
    becomeFirstResponder()
    return true
  }

  package override func takeTyping(_ typed: String) {
    let end = NSRange(location: text.utf16.count, length: 0)
    guard textDelegate?.textView(self, shouldChangeTextIn: end, replacementText: typed) ?? true else { return }
    insertText(typed)
  }

}

extension UITextView {
  nonisolated public class var textDidBeginEditingNotification: NSNotification.Name {
    .init("UITextViewTextDidBeginEditingNotification")
  }
  nonisolated public class var textDidChangeNotification: NSNotification.Name {
    .init("UITextViewTextDidChangeNotification")
  }
  nonisolated public class var textDidEndEditingNotification: NSNotification.Name {
    .init("UITextViewTextDidEndEditingNotification")
  }
}

@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidEndEditing(_ textView: UITextView)
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  { true }
  public func textViewDidChange(_ textView: UITextView) {}
}

/// Where a text is laid out, which is not modelled.
open class NSTextContainer: NSObject {}
