import LifecycleBehaviors
import ScreenSupport
import UIKit

/// Which window of the app itself has the user, in each scene: the key window, and the one that was key before a window of UIKit's
/// own or that of a web page in full screen.
@MainActor
final class KeyWindows {
  /// One of each scene.
  private var latest: [Weak<UIWindow>] = []

  /// Reads the key window of the scene that a window is in.
  /// - Returns: nil where no window is key, or none of the app's own was key before.
  func ownKeyWindow(beside window: UIWindow) -> UIWindow? {
    guard let key = window.isKeyWindow ? window : window.windowScene?.windows.first(where: \.isKeyWindow) else {
      return nil
    }
    if key.isPrivateToUIKit || key.fullScreenOfWebPage != nil {
      return latest.lazy.compactMap(\.object).first { $0.windowScene === window.windowScene && !$0.isHidden }
    }
    if !latest.contains(where: { $0.object === key }) {
      latest.removeAll { $0.object == nil || $0.object?.windowScene === key.windowScene }
      latest.append(Weak(key))
    }
    return key
  }
}
