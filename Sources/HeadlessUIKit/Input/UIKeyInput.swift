/// What a responder may ask of its keyboard; text fields and text views have what is modelled of it.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {}

/// A responder that takes typing: the keyboard comes up while it is first responder.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}
