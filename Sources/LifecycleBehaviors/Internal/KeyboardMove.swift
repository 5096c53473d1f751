// tvOS has no such notifications.
#if !os(tvOS)
  import UIKit

  /// Where the keyboard is going or has gone, and how.
  struct KeyboardMove: Sendable {
    /// In the screen's coordinates.
    var frame: CGRect
    var duration: TimeInterval
    private var curve: UInt

    init?(_ notification: Notification) {
      let info = notification.userInfo
      guard let frame = info?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue else { return nil }
      self.frame = frame.cgRectValue
      duration = (info?[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue ?? 0
      curve = (info?[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.uintValue ?? 0
    }

    /// Moves along with the keyboard. UIKit's curve has no name of its own; the options keep curves from bit 16 on.
    @MainActor
    func animate(_ animations: @escaping () -> Void) {
      UIView.animate(
        withDuration: duration, delay: 0, options: UIView.AnimationOptions(rawValue: curve << 16),
        animations: animations)
    }
  }
#endif
