import LifecycleBehaviors
import UIKit

/// Reads facts off UIKit for one sample. What a container or a window holds is read once, for all its screens.
@MainActor
struct FocusReader {
  /// Whether the app's own code has returned, so that reading a transition coordinator changes nothing.
  private let isIterationOver: Bool
  private let activity: AppActivity
  private let frontmost: FrontmostWindows
  private let keyWindows: KeyWindows
  private var places: [(container: UIViewController, place: Place)] = []
  /// The facts of a screen in the window, except the facts of the screen itself.
  private var windows: [(window: UIWindow, facts: FocusFacts)] = []

  /// - Parameters:
  ///   - isIterationOver: whether the app's own code has returned.
  ///   - activity: the states of the app and its scenes, as UIKit has announced them.
  ///   - frontmost: which windows of an iPad are frontmost.
  ///   - keyWindows: which windows of the app have been key.
  init(
    isIterationOver: Bool, _ activity: AppActivity, _ frontmost: FrontmostWindows, _ keyWindows: KeyWindows
  ) {
    self.isIterationOver = isIterationOver
    self.activity = activity
    self.frontmost = frontmost
    self.keyWindows = keyWindows
  }

  /// Reads the facts of a screen, without the facts of its group.
  /// - Parameters:
  ///   - screen: its view need not be loaded.
  ///   - appearance: of the screen.
  ///   - options: which covers count, and which are ignored.
  ///   - before: the cover at the previous sample, which is used again if it is the same.
  /// - Returns: the facts.
  mutating func facts(
    of screen: UIViewController, _ appearance: FocusFacts.Appearance, _ options: FocusOptions,
    before: FocusCover? = nil
  ) -> FocusFacts {
    // Read first: it may begin a transition that waits.
    let isInTransition = isIterationOver ? screen.isInTransition : screen.seemsInTransition
    let place = place(of: screen)
    let window = screen.viewIfLoaded?.window
    // While the screen's own player is shown in full, the screen's view may be in no window.
    var facts = facts(in: window ?? place.presented?.windowOfPlayer)
    if let isIgnored = options.ignoresCover, let shown = facts.keyWindow?.viewController, isIgnored(shown) {
      facts.isWindowKey = true
      facts.keyWindow = nil
    }
    // The preview of a context menu shows a screen before the user goes there.
    facts.appearance = place.isInPreview ? .notAppeared : appearance
    facts.isInSight = screen.viewIfLoaded?.isInSight ?? true
    if appearance == .disappeared || window == nil { facts.disappearance = screen.disappearance }
    // A screen that is presented over one in a transition waits for it, so that the screens below lose their focus first.
    facts.isInTransition = facts.isInTransition || isInTransition || place.isInPresentation
    if let (cover, kind) = cover(from: place.presented, options) {
      facts.cover = before?.isOf(cover, kind) == true ? before : FocusCover(cover, kind: kind)
      facts.isCoverInTransition = cover.isArrivingOrLeaving
    }
    return facts
  }

  /// The nearest presented controller that counts, or else the nearest presented controller. A controller that is presented
  /// over a popover, an alert or a menu covers the screen, too.
  private func cover(
    from presented: UIViewController?, _ options: FocusOptions
  ) -> (controller: UIViewController, kind: FocusInterruption)? {
    var nearest: (UIViewController, FocusInterruption)?
    var next = presented
    while let controller = next {
      next = controller.presentedViewController
      if options.ignoresCover?(controller) == true { continue }
      let kind = controller.coverKind
      if FocusRules.counts(kind, options.interruptions) { return (controller, kind) }
      if nearest == nil { nearest = (controller, kind) }
    }
    return nearest
  }

  // MARK: Containers

  /// The facts that a controller shares with those that contain it.
  private struct Place {
    var isInPreview: Bool
    /// It, or a controller that contains or presents it, is being presented or dismissed.
    var isInPresentation: Bool
    /// The nearest presented controller.
    var presented: UIViewController?
  }

  private mutating func place(of controller: UIViewController) -> Place {
    var place = Place(
      isInPreview: false, isInPresentation: controller.isBeingPresented || controller.isBeingDismissed,
      presented: controller.presentedViewController)
    if let parent = controller.parent {
      let outer = self.place(ofContainer: parent)
      if outer.isInPreview { place.isInPreview = true }
      if outer.isInPresentation { place.isInPresentation = true }
      if place.presented == nil { place.presented = outer.presented }
    } else if let presenting = controller.presentingViewController {
      place.isInPreview = controller.belongsToMenu
      if self.place(ofContainer: presenting).isInPresentation { place.isInPresentation = true }
    }
    return place
  }

  private mutating func place(ofContainer container: UIViewController) -> Place {
    for known in places where known.container === container { return known.place }
    let place = place(of: container)
    places.append((container, place))
    return place
  }

  // MARK: Windows

  /// - Returns: the facts about the app, the scene and the window, for a screen in it.
  private mutating func facts(in window: UIWindow?) -> FocusFacts {
    for known in windows where known.window === window { return known.facts }
    var facts = FocusFacts()
    facts.app = activity.app
    guard let window else {
      facts.window = .none
      facts.isWindowKey = false
      facts.scene = activity.app
      return facts
    }
    facts.window = window.isHidden ? .hidden : .visible
    facts.isInTransition = window.showsDismissal
    facts.scene = activity.state(of: window.windowScene)
    facts.isFrontmost = frontmost.isFrontmost(window, isActive: facts.app == .active && facts.scene == .active)
    addKeyWindow(beside: window, to: &facts)
    windows.append((window, facts))
    return facts
  }

  /// Only another window takes the user elsewhere. A scene may have no key window: that of an external display, one whose
  /// window was shown without becoming key, and before iOS 15 all scenes but one. A window of UIKit's own, as a menu may have,
  /// that of a player or a web page, and one that cannot be seen take the user nowhere; that of an alert alone is a cover.
  private func addKeyWindow(beside window: UIWindow, to facts: inout FocusFacts) {
    let key = window.isKeyWindow ? window : window.windowScene?.windows.first(where: \.isKeyWindow)
    guard let key else { return }
    let own = keyWindows.ownWindow(of: key)
    if key === window { return }
    if let own, own !== window {
      facts.isWindowKey = false
      facts.keyWindow = FocusCover(window: own)
    } else if let (cover, kind) = key.coverOfScreens {
      facts.cover = FocusCover(cover, kind: kind)
      facts.isCoverInTransition = cover.isArrivingOrLeaving
    }
  }
}

extension UIViewController {
  /// The window in which the screen's own player is shown in full.
  fileprivate var windowOfPlayer: UIWindow? { isFullScreenOfPlayer ? viewIfLoaded?.window : nil }
}
