import LifecycleBehaviors
import UIKit

/// One look at all screens: reads their facts off UIKit.
///
/// What neighbouring screens share is read once: their window, the controller that contains them, and the one presented over
/// them. A look that finds what the look before has found makes no object.
@MainActor
struct FocusLook {
  private let activity: AppActivity
  // Of the screen before. Reading them anew for each screen costs twice as much with a hundred children of one container.
  private var window: WindowFacts?
  private var container: ContainerFacts?
  private var cover: CoverFacts?

  /// - Parameter activity: the states of the app and its scenes, as UIKit has announced them.
  init(_ activity: AppActivity) {
    self.activity = activity
  }

  /// Reads the facts off a live screen.
  /// - Parameters:
  ///   - screen: its view need not be loaded.
  ///   - appearance: of the screen.
  ///   - previous: the facts of the look before.
  /// - Returns: the facts, without those of its group.
  mutating func facts(
    of screen: UIViewController, _ appearance: FocusFacts.Appearance, previous: FocusFacts
  ) -> FocusFacts {
    var facts = FocusFacts(appearance: appearance, app: activity.app)
    var presented = screen.presentedViewController
    if let parent = screen.parent {
      readContainer(parent)
      presented = presented ?? container?.presented
      facts.isInTransition = container?.isInTransition == true
    } else if let presenter = screen.presentingViewController {
      readContainer(presenter)
      facts.isInTransition = container?.isInTransition == true
    }
    if screen.isBeingPresentedOrDismissed || screen.transitionCoordinator != nil { facts.isInTransition = true }
    if let presented { setCover(presented, in: &facts, previous: previous.cover) }
    setWindow(screen.viewIfLoaded?.window, in: &facts, previous: previous.keyWindow)
    return facts
  }

  private mutating func readContainer(_ controller: UIViewController) {
    if container?.controller !== controller { container = ContainerFacts(controller) }
  }

  private mutating func setCover(_ presented: UIViewController, in facts: inout FocusFacts, previous: FocusCover?) {
    if self.cover?.controller !== presented { self.cover = CoverFacts(presented) }
    guard let cover else { return }
    facts.isCoverInTransition = cover.isInTransition
    if let previous, previous.kind == cover.kind, previous.refers(to: presented) {
      facts.cover = previous
    } else {
      facts.cover = FocusCover(presented, kind: cover.kind)
    }
  }

  private mutating func setWindow(_ window: UIWindow?, in facts: inout FocusFacts, previous: FocusCover?) {
    guard let window else {
      facts.window = .none
      facts.isWindowKey = false
      facts.scene = activity.app
      return
    }
    if self.window?.window !== window { self.window = WindowFacts(window, activity) }
    // The objects are left where they are: copying them costs as much as UIKit's answers.
    guard let state = self.window?.state else { return }
    facts.window = state.window
    facts.isWindowKey = state.isKey
    facts.scene = state.scene
    guard !state.isKey else { return }
    let scene = window.windowScene
    // The windows of the scene are searched only if another one is key now: UIKit makes an array of them.
    let key = self.window?.keyWindow ?? previous?.keyWindow(of: scene) ?? scene?.windows.first { $0.isKeyWindow }
    self.window?.keyWindow = key
    facts.keyWindow = key.map { key in
      if let previous, previous.refers(to: key) { previous } else { FocusCover(window: key) }
    }
  }
}

/// What the screens of one window share.
@MainActor
private struct WindowFacts {
  let window: UIWindow
  let state: (window: FocusFacts.Window, isKey: Bool, scene: FocusFacts.Activity)
  /// The scene's key window, where it is another one and has been looked for.
  var keyWindow: UIWindow?

  init(_ window: UIWindow, _ activity: AppActivity) {
    self.window = window
    state = (
      window: window.isHidden ? .hidden : .visible, isKey: window.isKeyWindow || window.isBesideTheKeyScene,
      scene: activity.state(of: window.windowScene)
    )
  }
}

/// What the screens have in common that one controller contains or presents.
@MainActor
private struct ContainerFacts {
  let controller: UIViewController
  /// The controller that this one presents, or the nearest one that contains it.
  private(set) var presented: UIViewController?
  /// Whether this controller, or one that contains or presents it, is being presented or dismissed. A screen that is
  /// presented over one in a transition waits for it, so that the screens below lose their focus first.
  private(set) var isInTransition = false

  /// Reads the parents one by one: the documentation of `presentedViewController` is ambiguous about whether it includes what
  /// a parent presents.
  init(_ controller: UIViewController) {
    self.controller = controller
    var candidate: UIViewController? = controller
    var contains = true
    while let current = candidate {
      if contains, presented == nil { presented = current.presentedViewController }
      if current.isBeingPresentedOrDismissed { isInTransition = true }
      if let parent = current.parent {
        candidate = parent
      } else {
        candidate = current.presentingViewController
        contains = false
      }
    }
  }
}

/// What the screens share over which one controller is presented.
@MainActor
private struct CoverFacts {
  let controller: UIViewController
  let kind: FocusPolicy
  let isInTransition: Bool

  init(_ controller: UIViewController) {
    self.controller = controller
    kind = controller.coverKind
    isInTransition = controller.isBeingPresentedOrDismissed || controller.transitionCoordinator != nil
  }
}

extension FocusCover {
  /// Returns the window of this cover, if it is still the key window of the scene. The scene itself knows its key window from
  /// iOS 15 on only.
  @MainActor
  fileprivate func keyWindow(of scene: UIWindowScene?) -> UIWindow? {
    guard let window, window.isKeyWindow, window.windowScene === scene else { return nil }
    return window
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
  /// A presentation without animation has no coordinator. It too takes until the end of the turn.
  fileprivate var isBeingPresentedOrDismissed: Bool { isBeingPresented || isBeingDismissed }
}
