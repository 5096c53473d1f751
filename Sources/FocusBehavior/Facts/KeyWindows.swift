import LifecycleBehaviors
import ScreenSupport
import UIKit

/// Which window of the app itself has the user, in each scene: the key window, or the last one that was key before a window of UIKit's
/// own or that of a web page in full screen, and that is visible still.
@MainActor
final class KeyWindows {
  /// Those that have been key, the last one first.
  private var recent: [Weak<UIWindow>] = []

  /// - Parameter key: the key window of a scene.
  /// - Returns: the app's own window that has the user there; nil if none was key before.
  func ownWindow(of key: UIWindow) -> UIWindow? {
    let ofScene = recent.lazy.compactMap(\.object).filter { $0.windowScene === key.windowScene }
    if key.isPrivateToUIKit || key.fullScreenOfWebPage != nil { return ofScene.first { !$0.isHidden } }
    if ofScene.first !== key {
      recent.removeAll { $0.object == nil || $0.object === key }
      recent.insert(Weak(key), at: 0)
    }
    return key
  }
}
