// tvOS has no such notifications.
#if !os(tvOS)
  import UIKit

  /// Where the keyboard is about to move or has moved, and how.
  struct KeyboardMove: Sendable {
    /// In the screen's coordinates.
    var frame: CGRect
    var duration: TimeInterval
    private var curve: UInt

    /// The keys of a notification's user info. The SDK of iOS 18.0 has the names on the main actor, where they are read once; a
    /// notification is read on the thread that posts it.
    struct Keys: Sendable {
      fileprivate let frame: String
      fileprivate let duration: String
      fileprivate let curve: String

      @MainActor
      init() {
        frame = UIResponder.keyboardFrameEndUserInfoKey
        duration = UIResponder.keyboardAnimationDurationUserInfoKey
        curve = UIResponder.keyboardAnimationCurveUserInfoKey
      }
    }

    init?(_ notification: Notification, keys: Keys) {
      let info = notification.userInfo ?? [:]
      func value(_ key: String) -> NSValue? { info[key] as? NSValue }
      guard let frame = value(keys.frame) else { return nil }
      self.frame = frame.cgRectValue
      duration = (value(keys.duration) as? NSNumber)?.doubleValue ?? 0
      curve = (value(keys.curve) as? NSNumber)?.uintValue ?? 0
    }

    /// Animates along with the keyboard. UIKit's curve has no name of its own; the options keep curves from bit 16 on.
    @MainActor
    func animate(_ animations: @escaping () -> Void) {
      UIView.animate(
        withDuration: duration, delay: 0, options: UIView.AnimationOptions(rawValue: curve << 16),
        animations: animations)
    }
  }
#endif
