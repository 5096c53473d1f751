import LifecycleBehaviors
import ScreenSupport
import UIKit

/// The state of a scene before an overlay was shown: its key window, that window's first responder, the element that
/// VoiceOver was on. Retains none of them.
@MainActor
struct BeforeOverlay {
  private weak var window: UIWindow?
  private weak var firstResponder: UIResponder?
  private weak var topController: UIViewController?
  private weak var accessibilityElement: AnyObject?

  /// Remembers the state of the scene. If another overlay is key there, the new one replaces it, and what was remembered
  /// before that one is kept.
  mutating func remember(in scene: UIWindowScene) {
    guard let key = scene.windows.first(where: \.isKeyWindow) else { return }
    guard KeyWindowRules.isWorthRemembering(WindowFacts(of: key)) else { return }
    remember(key)
    accessibilityElement = UIAccessibility.focusedElement(using: nil) as AnyObject?
  }

  /// Remembers a window that becomes key when the overlay is hidden, and its first responder. Of a window that is remembered
  /// already, the earlier one is kept.
  mutating func remember(_ key: UIWindow) {
    guard window !== key else { return }
    window = key
    firstResponder = key.firstResponder
    topController = key.rootViewController?.topmostPresented()
  }

  /// Makes another window key if the overlay's window still is: a window that has become key meanwhile stays key.
  ///
  /// Call it while the overlay's window is still visible. Otherwise UIKit chooses the next key window itself.
  /// - Returns: the window that was made key.
  func giveKeyBack(from overlayWindow: UIWindow, in scene: UIWindowScene) -> UIWindow? {
    guard overlayWindow.isKeyWindow else { return nil }
    let windows = scene.windows
    let facts = windows.map { candidate in
      var facts = WindowFacts(of: candidate)
      facts.wasKey = candidate === window
      return facts
    }
    guard let index = KeyWindowRules.nextKeyWindow(among: facts) else { return nil }
    windows[index].makeKey()
    return windows[index]
  }

  /// Makes the first responder of before first responder again, if it has resigned meanwhile. UIKit keeps the first
  /// responder of a window that is not key.
  ///
  /// Does nothing if the user has chosen another one, or if a screen now covers it.
  func restoreFirstResponder(in keyWindow: UIWindow) {
    guard keyWindow === window, let firstResponder, firstResponder.windowOfView === keyWindow,
      keyWindow.firstResponder == nil, keyWindow.rootViewController?.topmostPresented() === topController
    else { return }
    ReturningResponder.restore(firstResponder)
  }

  func restoreVoiceOver() {
    let view = accessibilityElement as? UIView
    let isGone = view.map { $0.window == nil } ?? false
    UIAccessibility.post(notification: .screenChanged, argument: isGone ? nil : accessibilityElement)
  }
}

extension UIResponder {
  fileprivate var windowOfView: UIWindow? {
    (self as? UIView)?.window ?? (self as? UIViewController)?.viewIfLoaded?.window
  }
}

extension UIWindow {
  /// The first responder among the window's views and their controllers. UIKit has no property for it, and reading
  /// `canBecomeFirstResponder` instead would call delegates.
  fileprivate var firstResponder: UIResponder? {
    isFirstResponder ? self : firstResponderBelow
  }
}

extension UIView {
  fileprivate var firstResponderBelow: UIResponder? {
    for subview in subviews {
      if subview.isFirstResponder { return subview }
      if let controller = subview.next as? UIViewController, controller.isFirstResponder { return controller }
      if let found = subview.firstResponderBelow { return found }
    }
    return nil
  }
}
