import UIKit

/// A text field whose delegate writes its calls: `A.didBegin` is textFieldDidBeginEditing of the field named A.
final class LoggedField: UITextField {
  enum Call: String {
    case shouldBegin
    case didBegin
    case shouldEnd
    case didEnd
  }

  private var log: FieldLog?

  convenience init(_ name: String, in run: ConformanceRun, logging calls: Set<Call>) {
    self.init(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    let log = FieldLog(name, in: run, calls: calls)
    self.log = log
    delegate = log
  }

  /// Whether the delegate allows the field to begin.
  var mayBegin: Bool {
    get { log?.mayBegin ?? true }
    set { log?.mayBegin = newValue }
  }

  /// Whether the delegate allows the field to end.
  var mayEnd: Bool {
    get { log?.mayEnd ?? true }
    set { log?.mayEnd = newValue }
  }

  /// Runs `body` inside the call, after it has been written.
  func inside(_ call: Call, _ body: @escaping @MainActor () -> Void) {
    log?.inside[call] = body
  }
}

private final class FieldLog: NSObject, UITextFieldDelegate {
  var mayBegin = true
  var mayEnd = true
  var inside: [LoggedField.Call: @MainActor () -> Void] = [:]
  private let name: String
  private let run: ConformanceRun
  private let calls: Set<LoggedField.Call>

  init(_ name: String, in run: ConformanceRun, calls: Set<LoggedField.Call>) {
    self.name = name
    self.run = run
    self.calls = calls
  }

  /// UIKit may ask several times whether the field may begin (R98), which is one line.
  private func write(_ call: LoggedField.Call) {
    let line = "\(name).\(call)"
    let isRepeated = call == .shouldBegin && run.lines.contains(line)
    if calls.contains(call), !isRepeated { run.log(line) }
    inside[call]?()
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    write(.shouldBegin)
    return mayBegin
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { write(.didBegin) }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    write(.shouldEnd)
    return mayEnd
  }
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) { write(.didEnd) }
}

extension ConformanceRun {
  /// Shows a screen with text fields, none of which is first responder.
  func showFields(_ names: String..., logging calls: Set<LoggedField.Call> = []) async -> [LoggedField] {
    let screen = UIViewController()
    let fields = names.map { LoggedField($0, in: self, logging: calls) }
    for (index, field) in fields.enumerated() {
      field.frame.origin.y += CGFloat(60 * index)
      screen.view.addSubview(field)
    }
    await show(screen)
    return fields
  }

  /// Makes the field first responder, waits for the keyboard, and removes all lines.
  func begin(_ field: UITextField) async {
    field.becomeFirstResponder()
    await settleKeyboard()
    forget()
  }
}
