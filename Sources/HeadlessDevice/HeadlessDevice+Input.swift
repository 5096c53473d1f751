import UIKit

// What the user does with controls and the keyboard. A touch that cannot reach its view does nothing.

extension HeadlessDevice {
  /// Where the keyboard is, or is going, on the screen; nil while it is down.
  public var keyboardFrame: CGRect? { world.keyboard.frame }

  /// Taps a control, a text field or a text view.
  ///
  /// - Returns: whether it took the touch: it is on screen, enabled, takes touches, and nothing lies over it.
  @discardableResult
  public func tap(_ view: UIView) -> Bool {
    defer { turn() }
    return !isSuspended && view.isWithinReach && view.takeTap()
  }

  /// Types on the keyboard, one character after the other; a line break presses the return key.
  ///
  /// - Returns: whether the keyboard was up to the end.
  @discardableResult
  public func typeText(_ text: String) -> Bool {
    text.allSatisfy { character in
      press { character == "\n" ? $0.takeReturn() : $0.takeTyping(String(character)) }
    }
  }

  /// - Returns: whether the keyboard was up.
  @discardableResult
  public func pressReturn() -> Bool {
    press { $0.takeReturn() }
  }

  /// Drags `scrollView` far enough for its `keyboardDismissMode` to dismiss the keyboard.
  ///
  /// - Returns: whether the keyboard went.
  @discardableResult
  public func dismissKeyboard(dragging scrollView: UIScrollView) -> Bool {
    defer { turn() }
    guard
      !isSuspended, scrollView.isWithinReach, scrollView.isScrollEnabled, scrollView.keyboardDismissMode != .none,
      let client = world.keyboard.client
    else { return false }
    return client.resignFirstResponder()
  }

  private func press(_ key: (UIResponder) -> Void) -> Bool {
    defer { turn() }
    guard !isSuspended, let client = world.keyboard.client else { return false }
    key(client)
    return true
  }
}
