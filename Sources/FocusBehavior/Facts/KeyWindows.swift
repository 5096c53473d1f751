import LifecycleBehaviors
import ScreenSupport
import UIKit

/// Which window of the app itself has the user, in each scene: the key window, or the last one that was key before a window of
/// UIKit's own, that of a player or a web page in full screen, that of an alert alone, or one that cannot be seen, and that is
/// visible still.
@MainActor
final class KeyWindows {
  /// Those that have been key, the last one first.
  private var recent: [Weak<UIWindow>] = []

  /// - Parameter key: the key window of a scene.
  /// - Returns: the app's own window that has the user there; nil if none was key before.
  func ownWindow(of key: UIWindow) -> UIWindow? {
    if !key.takesUser || key.coverOfScreens != nil { return last(in: key.windowScene, isVisible: true) }
    if last(in: key.windowScene) !== key {
      recent.removeAll { $0.object == nil || $0.object === key }
      recent.insert(Weak(key), at: 0)
    }
    return key
  }

  private func last(in scene: UIWindowScene?, isVisible: Bool = false) -> UIWindow? {
    for reference in recent {
      guard let window = reference.object, window.windowScene === scene else { continue }
      if !isVisible || window.isVisible { return window }
    }
    return nil
  }
}

extension UIWindow {
  /// What this window shows over the screens of the window that was key before, of which it is a part or a cover: a player or a
  /// page in full screen, or an alert.
  var coverOfScreens: (controller: UIViewController, kind: FocusInterruption)? {
    if let content = fullScreenContent { return (content, .fullScreenPlayer) }
    return loneAlert.map { ($0, .alert) }
  }
}
