import LifecycleBehaviors
import ScreenSupport
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
    if appearance == .disappeared || screen.viewIfLoaded?.window == nil {
      disappearance = screen.disappearance
    }
    if let presented {
      cover = FocusCover(presented, kind: presented.coverKind)
      isCoverInTransition = presented.isInPresentation
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
    // Only another window takes the user elsewhere. A scene may have no key window: that of an external display, one whose
    // window was shown without becoming key, and before iOS 15 all scenes but one. A window of UIKit's own, as a menu may
    // have, takes the user nowhere.
    isWindowKey = window.isKeyWindow || keyWindow == nil || keyWindow?.isPrivateToUIKit == true
    if !isWindowKey { self.keyWindow = keyWindow.map { FocusCover(window: $0) } }
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
