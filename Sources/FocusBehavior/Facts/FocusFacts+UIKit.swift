import LifecycleBehaviors
import UIKit

extension FocusFacts {
  /// Reads the facts off a live screen, without those of its group.
  /// - Parameters:
  ///   - screen: its view need not be loaded.
  ///   - appearance: of the screen.
  ///   - activity: the states of the app and its scenes, as UIKit has announced them.
  ///   - isIgnored: returns whether a presented controller is passed over.
  @MainActor
  init(
    of screen: UIViewController, _ appearance: Appearance, _ activity: AppActivity,
    ignoring isIgnored: (UIViewController) -> Bool = { _ in false }
  ) {
    // The preview of a context menu shows a screen before the user goes there.
    self.appearance = screen.isInPreview ? .notAppeared : appearance
    app = activity.app
    // A screen that is presented over one in a transition waits for it, so that the screens below lose their focus first.
    isInTransition =
      screen.transitionCoordinator != nil
      || sequence(first: screen) { $0.parent ?? $0.presentingViewController }.contains(where: \.isInPresentation)
    let presented = screen.nearestCover(ignoring: isIgnored)
    if let presented {
      cover = FocusCover(presented, kind: presented.coverKind)
      isCoverInTransition = presented.isInPresentation || presented.transitionCoordinator != nil
    }
    guard let window = screen.viewIfLoaded?.window ?? presented?.windowOfPlayer else {
      self.window = .none
      isWindowKey = false
      scene = activity.app
      return
    }
    self.window = window.isHidden ? .hidden : .visible
    scene = activity.state(of: window.windowScene)
    let keyWindow = window.windowScene?.windows.first(where: \.isKeyWindow)
    // A window of UIKit's own, as a menu may have, does not take the user elsewhere.
    isWindowKey = window.isKeyWindow || window.isBesideTheKeyScene || keyWindow?.isPrivateToUIKit == true
    if !isWindowKey { self.keyWindow = keyWindow.map { FocusCover(window: $0) } }
  }
}

extension UIWindow {
  /// Before iOS 15 one window of the whole app is key. If it is in another scene, no window of this scene covers the screen.
  /// So each scene may have a screen with focus.
  fileprivate var isBesideTheKeyScene: Bool {
    if #available(iOS 15.0, tvOS 15.0, *) { return false }
    return UIApplication.current?.connectedScenes.contains { scene in
      scene !== windowScene && (scene as? UIWindowScene)?.windows.contains(where: \.isKeyWindow) == true
    } == true
  }
}

extension UIViewController {
  /// Whether it is being presented or dismissed. A presentation without animation has no coordinator. It too takes until the
  /// end of the turn.
  fileprivate var isInPresentation: Bool { isBeingPresented || isBeingDismissed }

  fileprivate var isInPreview: Bool { sequence(first: self, next: \.parent).contains(where: \.isMenu) }

  /// The window in which the screen's own player is shown in full, while the screen's view may be in none.
  fileprivate var windowOfPlayer: UIWindow? { isFullScreenOfPlayer ? viewIfLoaded?.window : nil }
}
