// tvOS has no such notifications.
#if !os(tvOS)
  import UIKit

  /// Tells of each way of the keyboard before it begins, on the main thread, until it is released.
  @MainActor
  final class KeyboardObserver {
    private let observation: Observation

    /// - Parameter handler: handed where the keyboard is going, in the screen's coordinates, and the seconds it takes.
    init(handler: @escaping @MainActor (_ frame: CGRect, _ duration: TimeInterval) -> Void) {
      let name = UIResponder.keyboardWillChangeFrameNotification
      let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue else { return }
        let duration = notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
        let (end, seconds) = (frame.cgRectValue, duration?.doubleValue ?? 0)
        MainActor.assumeIsolated { handler(end, seconds) }
      }
      observation = Observation(token: token)
    }

    /// Not bound to the main actor, so that its end is not either.
    private final class Observation {
      private let token: any NSObjectProtocol

      init(token: any NSObjectProtocol) {
        self.token = token
      }

      deinit {
        NotificationCenter.default.removeObserver(token)
      }
    }
  }
#endif
