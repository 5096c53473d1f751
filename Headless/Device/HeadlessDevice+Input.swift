import UIKit

// The user touches controls and types on the keyboard. A touch that cannot reach its view does nothing.

extension HeadlessDevice {
  /// The frame of the keyboard on the screen, or the frame that it moves to; nil while the keyboard is hidden.
  public var keyboardFrame: CGRect? { world.keyboard.frame }

  /// Taps a control, a text field or a text view.
  ///
  /// ```swift
  /// device.tap(field)
  /// device.typeText("milk\n")
  /// ```
  ///
  /// - Parameter view: any view of the app.
  /// - Returns: whether the view received the touch: it is on screen, enabled, takes touches, no transition moves its
  ///   screen, and nothing covers it.
  @discardableResult
  public func tap(_ view: UIView) -> Bool {
    touch(view) { view.takeTap() }
  }

  /// Types on the keyboard, one character after the other. The first responder receives the text: on an iPad that of the scene
  /// in front.
  ///
  /// - Parameter text: the characters to type; a line break presses the return key.
  /// - Returns: whether the app received each character: it is active, and the keyboard was shown until the last one was typed. Under a
  ///   prompt of the system it receives none.
  @discardableResult
  public func typeText(_ text: String) -> Bool {
    text.allSatisfy { character in
      press { character == "\n" ? $0.takeReturn() : $0.takeTyping(String(character)) }
    }
  }

  /// Presses the return key.
  ///
  /// - Returns: whether the app received the key: it is active, and the keyboard was shown.
  @discardableResult
  public func pressReturn() -> Bool {
    press { $0.takeReturn() }
  }

  /// Drags `scrollView` far enough for its `keyboardDismissMode` to dismiss the keyboard.
  ///
  /// - Parameter scrollView: a scroll view on screen.
  /// - Returns: whether the keyboard was dismissed.
  @discardableResult
  public func dismissKeyboard(dragging scrollView: UIScrollView) -> Bool {
    actByTouch {
      guard
        !isSuspended, scrollView.isWithinReach, scrollView.isScrollEnabled, scrollView.keyboardDismissMode != .none,
        let client = world.keyboard.client
      else { return false }
      return client.resignFirstResponder()
    }
  }

  private func press(_ key: (UIResponder) -> Void) -> Bool {
    actByTouch {
      guard let client = world.keyboard.client,
        client.responderWindow?.windowScene?.activationState == .foregroundActive
      else { return false }
      key(client)
      return true
    }
  }
}
