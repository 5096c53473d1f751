import LifecycleBehaviors
import UIKit

extension InputFocus {
  /// Requests that a field be edited. If possible, the field is first responder when the call returns. Otherwise, the field
  /// becomes first responder as soon as it can. If all attempts fail, ``didFail`` is called or, without a closure, an issue is
  /// reported.
  ///
  /// ```swift
  /// guard titleField.text?.isEmpty == false else { return inputFocus.move(to: .title) }
  /// ```
  ///
  /// - Parameters:
  ///   - field: the field to edit.
  ///   - file: the file of the call, for issues.
  ///   - line: the line of the call, for issues.
  public func move(to field: Field, file: StaticString = #fileID, line: UInt = #line) {
    MainThread.require("move(to:)", from: CallSite(file: file, line: line))
    move(to: field, from: CallSite(file: file, line: line))
  }

  private func move(to field: Field, from callSite: CallSite?) {
    engine.carryOut(.move(to: field), from: callSite)
  }

  /// Moves to the next field in ``order`` that is in a window, enabled and not hidden. If no field is edited or requested,
  /// moves to the first such field.
  ///
  /// ```swift
  /// if !inputFocus.moveToNext() { inputFocus.endEditing() }
  /// ```
  ///
  /// - Parameters:
  ///   - file: the file of the call, for issues.
  ///   - line: the line of the call, for issues.
  /// - Returns: whether there is such a field. If not, nothing changes.
  @discardableResult
  public func moveToNext(file: StaticString = #fileID, line: UInt = #line) -> Bool {
    MainThread.require("moveToNext()", from: CallSite(file: file, line: line))
    return move(.forward, from: editedField ?? requestedField, CallSite(file: file, line: line))
  }

  /// Moves to the previous field in ``order`` that is in a window, enabled and not hidden. If no field is edited or requested,
  /// moves to the last such field.
  ///
  /// - Parameters:
  ///   - file: the file of the call, for issues.
  ///   - line: the line of the call, for issues.
  /// - Returns: whether there is such a field. If not, nothing changes.
  @discardableResult
  public func moveToPrevious(file: StaticString = #fileID, line: UInt = #line) -> Bool {
    MainThread.require("moveToPrevious()", from: CallSite(file: file, line: line))
    return move(.backward, from: editedField ?? requestedField, CallSite(file: file, line: line))
  }

  /// Ends the editing, and dismisses the keyboard. No field is requested afterwards, and none is edited again later.
  public func endEditing() {
    MainThread.require()
    engine.carryOut(.endEditing)
  }

  /// Ends the editing for a while, and remembers the field, for example while a date picker replaces the keyboard. A second
  /// call has no effect.
  ///
  /// ```swift
  /// datePicker.isHidden.toggle()
  /// if datePicker.isHidden { inputFocus.resume() } else { inputFocus.pause() }
  /// ```
  ///
  /// While a field is remembered, ``requestedField`` is nil. ``move(to:file:line:)`` and ``endEditing()`` forget the field, and
  /// so does a tap of the user on any field of the same window, registered or not.
  public func pause() {
    MainThread.require()
    engine.carryOut(.pause)
  }

  /// Resumes the editing of the field that ``pause()`` has remembered. If no field is remembered, the call has no effect.
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
