import LifecycleBehaviors
import ScreenSupport
import UIKit

/// Which window of the app itself has the user, in each scene: the key window, or the one that was key before a window of UIKit's
/// own or that of a web page in full screen.
@MainActor
final class KeyWindows {
  /// One of each scene.
  private var latest: [Weak<UIWindow>] = []

  /// - Parameter key: the key window of a scene.
  /// - Returns: the app's own window that has the user there; nil if none was key before.
  func ownWindow(of key: UIWindow) -> UIWindow? {
    if key.isPrivateToUIKit || key.fullScreenOfWebPage != nil {
      return latest.lazy.compactMap(\.object).first { $0.windowScene === key.windowScene && !$0.isHidden }
    }
    if !latest.contains(where: { $0.object === key }) {
      latest.removeAll { $0.object == nil || $0.object?.windowScene === key.windowScene }
      latest.append(Weak(key))
    }
    return key
  }
}
