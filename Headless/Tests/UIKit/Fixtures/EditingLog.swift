import HeadlessDevice
import HeadlessTestSupport
import UIKit

/// Makes text fields and text views, and writes all calls and notifications by which they and the keyboard reach an app:
/// `a.didBegin` is the delegate's `textFieldDidBeginEditing` for the field named a, `a.textDidBegin` the notification,
/// `a.editingDidBegin` the control event, `willShow` the keyboard's notification.
@MainActor
final class EditingLog: NSObject {
  let transcript: Transcript
  /// Calls of the delegate that return false, such as `a.shouldEnd`.
  var refused: Set<String> = []
  /// Runs inside the call named by the key, after its line has been written.
  var inside: [String: @MainActor () -> Void] = [:]
  private var names: [ObjectIdentifier: String] = [:]
  private var recorders: [EventRecorder] = []
  private let notifications = NotificationRecorder()

  init(_ transcript: Transcript = Transcript()) {
    self.transcript = transcript
    super.init()
    observeText()
    observeKeyboard()
  }

  func field(_ name: String) -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    names[ObjectIdentifier(field)] = name
    field.delegate = self
    return field
  }

  func textView(_ name: String) -> UITextView {
    let textView = UITextView(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
    names[ObjectIdentifier(textView)] = name
    textView.delegate = self
    return textView
  }

  func recordEvents(of control: UIControl, _ events: (String, UIControl.Event)...) {
    for (eventName, event) in events {
      let recorder = EventRecorder { [unowned self] in write($0, eventName) }
      recorders.append(recorder)
      control.addTarget(recorder, action: EventRecorder.action, for: event)
    }
  }

  func recordEditingEvents(of field: UITextField) {
    recordEvents(
      of: field, ("editingDidBegin", .editingDidBegin), ("editingChanged", .editingChanged),
      ("editingDidEnd", .editingDidEnd))
  }

  func name(_ control: UIControl, _ name: String) {
    names[ObjectIdentifier(control)] = name
  }

  /// Makes a field first responder, waits until the keyboard is up and empties the transcript.
  func begin(_ field: UIResponder, on device: HeadlessDevice) {
    field.becomeFirstResponder()
    device.advance(by: 1)
    transcript.flush()
  }

  func flush() -> [String] {
    transcript.flush()
  }

  fileprivate func write(_ line: String) {
    transcript.record(line)
    inside[line]?()
  }

  fileprivate func write(_ object: AnyObject, _ event: String) {
    guard let name = names[ObjectIdentifier(object)] else { return }
    write("\(name).\(event)")
  }

  fileprivate func decide(_ object: AnyObject, _ question: String) -> Bool {
    write(object, question)
    return !refused.contains("\(names[ObjectIdentifier(object)] ?? "").\(question)")
  }

  private func observeText() {
    for (name, line) in [
      (UITextField.textDidBeginEditingNotification, "textDidBegin"),
      (UITextField.textDidChangeNotification, "textDidChange"),
      (UITextField.textDidEndEditingNotification, "textDidEnd"),
      (UITextView.textDidBeginEditingNotification, "textDidBegin"),
      (UITextView.textDidChangeNotification, "textDidChange"),
      (UITextView.textDidEndEditingNotification, "textDidEnd"),
    ] {
      notifications.observe(name) { [unowned self] in write($0.object as AnyObject, line) }
    }
  }

  private func observeKeyboard() {
    for (name, line) in [
      (UIResponder.keyboardWillShowNotification, "willShow"),
      (UIResponder.keyboardDidShowNotification, "didShow"),
      (UIResponder.keyboardWillHideNotification, "willHide"),
      (UIResponder.keyboardDidHideNotification, "didHide"),
      (UIResponder.keyboardWillChangeFrameNotification, "willChangeFrame"),
      (UIResponder.keyboardDidChangeFrameNotification, "didChangeFrame"),
    ] {
      notifications.observe(name) { [unowned self] _ in write(line) }
    }
  }
}

extension EditingLog: UITextFieldDelegate {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { decide(textField, "shouldBegin") }
  func textFieldDidBeginEditing(_ textField: UITextField) { write(textField, "didBegin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { decide(textField, "shouldEnd") }
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    write(textField, "didEnd(\(reason))")
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { decide(textField, "shouldChange(\(range.location)+\(range.length), \(string))") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { decide(textField, "shouldReturn") }
}

extension EditingLog: UITextViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { decide(textView, "shouldBegin") }
  func textViewDidBeginEditing(_ textView: UITextView) { write(textView, "didBegin") }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool { decide(textView, "shouldEnd") }
  func textViewDidEndEditing(_ textView: UITextView) { write(textView, "didEnd") }
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    decide(textView, "shouldChange(\(range.location)+\(range.length), \(text.debugDescription))")
  }
  func textViewDidChange(_ textView: UITextView) { write(textView, "didChange") }
}
