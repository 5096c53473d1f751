import LifecycleBehaviors
import UIKit

/// What a scene was like before an overlay came, remembered once and kept alive by nobody here: the key window, its
/// first responder, what VoiceOver was on.
@MainActor
struct BeforeOverlay {
  private weak var window: UIWindow?
  private weak var firstResponder: UIResponder?
  private weak var topController: UIViewController?
  private weak var accessibilityElement: AnyObject?

  /// Where an overlay is key, its showing goes on under another one, and what was remembered counts.
  mutating func remember(in scene: UIWindowScene) {
    guard let key = scene.windows.first(where: \.isKeyWindow) else { return }
    guard KeyWindowRules.isWorthRemembering(WindowFacts(of: key)) else { return }
    window = key
    firstResponder = key.firstResponder
    topController = key.rootViewController?.topmostPresented
    accessibilityElement = UIAccessibility.focusedElement(using: nil) as AnyObject?
  }

  /// Makes another window key if the overlay's still is: somebody who has taken key status meanwhile keeps it. Answers
  /// the window. To be called while the overlay's is still visible, or UIKit chooses an heir of its own.
  func giveKeyBack(from overlayWindow: UIWindow, in scene: UIWindowScene) -> UIWindow? {
    guard overlayWindow.isKeyWindow else { return nil }
    let windows = scene.windows
    let facts = windows.map { candidate in
      var facts = WindowFacts(of: candidate)
      facts.wasKey = candidate === window
      return facts
    }
    guard let index = KeyWindowRules.heir(of: facts) else { return nil }
    windows[index].makeKey()
    return windows[index]
  }

  /// UIKit keeps the first responder of a window that is not key; only one that has resigned meanwhile has to be asked
  /// back. The user's own choice, or a screen that has come over it, is left alone.
  func restoreFirstResponder(in heir: UIWindow) {
    guard heir === window, let firstResponder, firstResponder.windowOfView === heir, heir.firstResponder == nil,
      heir.rootViewController?.topmostPresented === topController
    else { return }
    ReturningResponder.restore(firstResponder)
  }

  func restoreVoiceOver() {
    let view = accessibilityElement as? UIView
    let isGone = view.map { $0.window == nil } ?? false
    UIAccessibility.post(notification: .screenChanged, argument: isGone ? nil : accessibilityElement)
  }
}

extension UIViewController {
  /// Itself, or what is presented above everything else that it or its children present.
  fileprivate var topmostPresented: UIViewController {
    presentedViewController.map { $0.isBeingDismissed ? self : $0.topmostPresented } ?? self
  }
}

extension UIResponder {
  fileprivate var windowOfView: UIWindow? {
    (self as? UIView)?.window ?? (self as? UIViewController)?.viewIfLoaded?.window
  }
}
