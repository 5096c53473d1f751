import LifecycleBehaviors
import UIKit

extension FocusFacts {
  /// Reads the facts off a live screen.
  ///
  /// A look that finds what the `previous` one has found makes no object.
  /// - Parameters:
  ///   - screen: its view need not be loaded.
  ///   - appearance: of the screen.
  ///   - app: the app's state, as UIKit has announced it.
  ///   - sceneState: returns the state of a scene, as UIKit has announced it; of the app for nil.
  ///   - previous: the facts of the look before.
  @MainActor
  init(
    of screen: UIViewController, appearance: Appearance, app: Activity, sceneState: (UIWindowScene?) -> Activity,
    previous: FocusFacts?
  ) {
    let window = screen.viewIfLoaded?.window
    let presented = screen.nearestPresented
    self.appearance = appearance
    isInTransition = screen.isInTransition
    isCoverInTransition = presented.map { $0.isBeingPresentedOrDismissed || $0.transitionCoordinator != nil } ?? false
    cover = presented.map { Self.cover(of: $0, previous: previous?.cover) }
    self.window = window.map { $0.isHidden ? .hidden : .visible } ?? .none
    isWindowKey = window.map { $0.isKeyWindow || $0.isBesideTheKeyScene } ?? false
    keyWindow = isWindowKey ? nil : Self.keyWindow(beside: window, previous: previous?.keyWindow)
    scene = sceneState(window?.windowScene)
    self.app = app
  }

  @MainActor
  private static func cover(of presented: UIViewController, previous: FocusCover?) -> FocusCover {
    if let previous, previous.isCurrent(for: presented) { return previous }
    return FocusCover(presented)
  }

  /// Reads the windows and not the scene, which knows its key window from iOS 15 on only.
  @MainActor
  private static func keyWindow(beside window: UIWindow?, previous: FocusCover?) -> FocusCover? {
    if let key = previous?.window, key.isKeyWindow, key.windowScene === window?.windowScene { return previous }
    return window?.windowScene?.windows.first { $0.isKeyWindow }.map { FocusCover(window: $0) }
  }
}

extension UIWindow {
  /// Before iOS 15 one window of the whole app is key. Where it belongs to another scene, no window of this scene has
  /// taken the key status from another one: each scene has a screen with focus.
  fileprivate var isBesideTheKeyScene: Bool {
    if #available(iOS 15.0, tvOS 15.0, *) { return false }
    return UIApplication.shared.connectedScenes.contains { scene in
      scene !== windowScene && (scene as? UIWindowScene)?.windows.contains(where: \.isKeyWindow) == true
    }
  }
}

extension UIViewController {
  /// Whether this screen is in a transition, or a controller that contains or presents it. A screen that is presented over
  /// one whose transition is under way waits for it, so that the screens below lose their focus first.
  fileprivate var isInTransition: Bool {
    if transitionCoordinator != nil { return true }
    var candidate: UIViewController? = self
    while let current = candidate {
      if current.isBeingPresentedOrDismissed { return true }
      candidate = current.parent ?? current.presentingViewController
    }
    return false
  }

  /// A presentation without animation has no coordinator. It too takes until the end of the turn.
  fileprivate var isBeingPresentedOrDismissed: Bool { isBeingPresented || isBeingDismissed }
}
