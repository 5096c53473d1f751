// tvOS has no such notifications.
#if !os(tvOS)
  import UIKit

  /// Where the keyboard is about to move or has moved, and how.
  package struct KeyboardMove: Sendable {
    /// In the screen's coordinates.
    package var frame: CGRect
    var duration: TimeInterval
    /// Nil before iOS 16.1, where the notification does not say on which screen the keyboard is (R167 of HeadlessUIKit's rules).
    private var screen: ObjectIdentifier?
    private var curve: UInt

    /// The keys of a notification's user info. The SDK of iOS 18.0 has the names on the main actor, where they are read once; a
    /// notification is read on the thread that posts it.
    fileprivate struct Keys: Sendable {
      let frame: String
      let duration: String
      let curve: String

      @MainActor
      init() {
        frame = UIResponder.keyboardFrameEndUserInfoKey
        duration = UIResponder.keyboardAnimationDurationUserInfoKey
        curve = UIResponder.keyboardAnimationCurveUserInfoKey
      }
    }

    fileprivate init?(_ notification: Notification, keys: Keys) {
      let info = notification.userInfo ?? [:]
      func value(_ key: String) -> NSValue? { info[key] as? NSValue }
      guard let frame = value(keys.frame) else { return nil }
      self.frame = frame.cgRectValue
      #if !os(visionOS)
        screen = (notification.object as? UIScreen).map { ObjectIdentifier($0) }
      #endif
      duration = (value(keys.duration) as? NSNumber)?.doubleValue ?? 0
      curve = (value(keys.curve) as? NSNumber)?.uintValue ?? 0
    }

    /// Whether the keyboard is on the screen of a scene, as far as that is known.
    @MainActor
    package func isOnScreen(of scene: UIWindowScene?) -> Bool {
      #if os(visionOS)
        return true
      #else
        guard let screen, let scene else { return true }
        return screen == ObjectIdentifier(scene.screen)
      #endif
    }

    /// Animates along with the keyboard. UIKit's curve has no name of its own; the options keep curves from bit 16 on.
    @MainActor
    package func animate(_ animations: @escaping () -> Void) {
      UIView.animate(
        withDuration: duration, delay: 0, options: UIView.AnimationOptions(rawValue: curve << 16),
        animations: animations)
    }
  }

  extension NotificationObserver {
    /// Calls `handler` when the keyboard is about to move, and again at the end of the movement.
    package func observeKeyboard(_ handler: @escaping @MainActor (KeyboardMove) -> Void) {
      let keys = KeyboardMove.Keys()
      for name in [
        UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
      ] {
        observe(name, reading: { KeyboardMove($0, keys: keys) }, handler: handler)
      }
    }
  }
#endif
