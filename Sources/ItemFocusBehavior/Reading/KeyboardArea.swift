import LifecycleBehaviors
import ScreenSupport
import UIKit

/// Tells where the keyboard is, according to the latest notification. A keyboard that was shown before the first list was watched
/// is not known.
@MainActor
final class KeyboardArea {
  static var ofApp: KeyboardArea { AppObjects.current.object(orCreate: KeyboardArea()) }

  #if os(tvOS)
    func frame(in window: UIWindow) -> CGRect? { nil }
  #else
    private var latest: KeyboardMove?
    private let observer = NotificationObserver()

    private init() {
      observer.observeKeyboard { [weak self] in self?.latest = $0 }
    }

    /// The frame of the keyboard in the coordinates of the window; nil if no keyboard is known on the window's screen.
    func frame(in window: UIWindow) -> CGRect? {
      guard let latest, latest.isOnScreen(of: window.windowScene) else { return nil }
      return window.convert(screenFrame: latest.frame)
    }
  #endif
}
