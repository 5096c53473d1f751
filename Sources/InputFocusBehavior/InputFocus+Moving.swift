import UIKit

extension InputFocus {
  /// Edits a field: before this returns where that is possible, otherwise as soon as it is.
  public func move(to field: Field) {
    engine.wish { $0.ask(field) }
  }

  /// Moves to the next field in ``order`` that is in a window, enabled and not hidden; from no field to the first one.
  ///
  /// - Returns: whether there is one; otherwise nothing changes.
  @discardableResult
  public func moveToNext() -> Bool {
    move(.forward, from: actual ?? desired)
  }

  /// Moves to the previous field in ``order`` that is in a window, enabled and not hidden; from no field to the last.
  ///
  /// - Returns: whether there is one; otherwise nothing changes.
  @discardableResult
  public func moveToPrevious() -> Bool {
    move(.backward, from: actual ?? desired)
  }

  /// Ends the editing: no field is desired any more, nor restored.
  public func endEditing() {
    engine.wish { $0.clear() }
  }

  /// Ends the editing for now and sets the field aside, as when a date picker takes the keyboard's place. Calling it
  /// again does nothing.
  ///
  /// While it is set aside ``desired`` is nil. ``move(to:)``, ``endEditing()`` or a tap on a field, registered or another
  /// one of the same window, forgets it.
  public func deactivate() {
    engine.wish { $0.setAside() }
  }

  /// Edits again the field that ``deactivate()`` has set aside. Does nothing when there is none, or when it has been
  /// forgotten since.
  public func restore() {
    engine.wish { $0.takeUp() }
  }

  func move(_ direction: InputFocusOrder.Direction, from field: Field?) -> Bool {
    guard let next = InputFocusOrder.field(direction, from: field, in: order, isOpen: isOpen) else { return false }
    move(to: next)
    return true
  }

  /// Read off the view alone: `canBecomeFirstResponder` would ask its delegate.
  private func isOpen(_ field: Field) -> Bool {
    guard let view = engine.view(for: field), view.window != nil, !view.isHidden else { return false }
    return (view as? UIControl)?.isEnabled ?? true
  }
}
