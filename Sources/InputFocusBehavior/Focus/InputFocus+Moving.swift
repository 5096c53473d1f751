import LifecycleBehaviors
import UIKit

extension InputFocus {
  /// Edits a field: before this returns where that is possible, otherwise as soon as it is.
  ///
  /// ```swift
  /// guard titleField.text?.isEmpty == false else { return inputFocus.move(to: .title) }
  /// ```
  ///
  /// - Parameters:
  ///   - field: the requested field.
  ///   - file: the file of the call, for issues.
  ///   - line: the line of the call, for issues.
  public func move(to field: Field, file: StaticString = #fileID, line: UInt = #line) {
    MainThread.require("move(to:)", from: CallSite(file: file, line: line))
    move(to: field, from: CallSite(file: file, line: line))
  }

  private func move(to field: Field, from callSite: CallSite?) {
    engine.carryOut(.move(to: field), from: callSite)
  }

  /// Moves to the next field in ``order`` that is in a window, enabled and not hidden; from no field to the first one.
  ///
  /// ```swift
  /// if !inputFocus.moveToNext() { inputFocus.endEditing() }
  /// ```
  ///
  /// - Parameters:
  ///   - file: the file of the call, for issues.
  ///   - line: the line of the call, for issues.
  /// - Returns: whether there is one; otherwise nothing changes.
  @discardableResult
  public func moveToNext(file: StaticString = #fileID, line: UInt = #line) -> Bool {
    MainThread.require("moveToNext()", from: CallSite(file: file, line: line))
    return move(.forward, from: editedField ?? requestedField, CallSite(file: file, line: line))
  }

  /// Moves to the previous field in ``order`` that is in a window, enabled and not hidden; from no field to the last.
  ///
  /// - Parameters:
  ///   - file: the file of the call, for issues.
  ///   - line: the line of the call, for issues.
  /// - Returns: whether there is one; otherwise nothing changes.
  @discardableResult
  public func moveToPrevious(file: StaticString = #fileID, line: UInt = #line) -> Bool {
    MainThread.require("moveToPrevious()", from: CallSite(file: file, line: line))
    return move(.backward, from: editedField ?? requestedField, CallSite(file: file, line: line))
  }

  /// Ends the editing: no field is requested any more, and none is edited again later.
  public func endEditing() {
    MainThread.require()
    engine.carryOut(.endEditing)
  }

  /// Ends the editing for now and remembers the field, as when a date picker takes the keyboard's place. A second call
  /// does nothing.
  ///
  /// ```swift
  /// datePicker.isHidden.toggle()
  /// if datePicker.isHidden { inputFocus.resume() } else { inputFocus.pause() }
  /// ```
  ///
  /// While a field is remembered ``requestedField`` is nil. The field is forgotten with ``move(to:file:line:)``, with ``endEditing()``, and
  /// when the user taps a field of the same window, registered or not.
  public func pause() {
    MainThread.require()
    engine.carryOut(.pause)
  }

  /// Edits again the field that ``pause()`` has remembered. Does nothing when there is none, or when it has been
  /// forgotten since.
  public func resume() {
    MainThread.require()
    engine.carryOut(.resume)
  }

  /// Without a next field the editing is ended here. If UIKit ended it, that would look like an interruption.
  func moveAfterReturn(in field: Field) {
    if !move(.forward, from: field, nil) { endEditing() }
  }

  private func move(
    _ direction: InputFocusFields<Field>.Direction, from field: Field?, _ callSite: CallSite?
  ) -> Bool {
    guard let next = fields.openField(direction, from: field) else { return false }
    move(to: next, from: callSite)
    return true
  }
}
