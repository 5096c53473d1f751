import UIKit

extension InputFocusFields {
  /// Two fields can be first responders, in two windows.
  /// - Parameter known: the field to read first, because it has been edited before.
  /// - Returns: the field that is first responder; nil when none is.
  func edited(known: Field?) -> Field? {
    if let known, self[known]?.isFirstResponder == true { return known }
    return field(where: \.isFirstResponder)
  }

  /// Makes a field first responder, if its view exists and does not refuse.
  /// - Returns: whether the field is first responder now. The app may have moved on while the field began.
  func begin(_ field: Field) -> Bool {
    guard let view = self[field] else { return false }
    view.becomeFirstResponder()
    return view.isFirstResponder
  }

  /// Ends the editing of a field, if its view does not refuse.
  /// - Returns: whether the field is not first responder now.
  func end(_ field: Field) -> Bool {
    guard let view = self[field] else { return true }
    view.resignFirstResponder()
    return !view.isFirstResponder
  }
}
