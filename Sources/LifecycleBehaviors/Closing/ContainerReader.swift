import UIKit

/// Reads off UIKit what holds a controller. Reads nothing that UIKit would make only because it is asked for, as it would the view
/// and the presentation controller.
@MainActor
final class ContainerReader {
  /// What each container had when it was read last. One list serves all screens of a stack.
  private var held: [ObjectIdentifier: (holder: Weak<UIViewController>, screens: HeldScreens)] = [:]
  /// The containers that have been read in this look.
  private var readContainers: Set<ObjectIdentifier> = []

  /// Forgets what may have changed since the last look.
  func beginLook() {
    readContainers.removeAll(keepingCapacity: true)
    if held.count > 64 { held = held.filter { $0.value.holder.object != nil } }
  }

  // MARK: Chains

  /// - Parameters:
  ///   - screen: any controller.
  ///   - last: the chain that was known before.
  ///   - isBeginning: UIKit is just showing the screen: it may be on its way into its container, and its scene not be connected.
  /// - Returns: what holds the screen, what holds that, and so on up to a window; nil if the chain ends before.
  func chain(of screen: UIViewController, after last: [ScreenLink], isBeginning: Bool = false) -> [ScreenLink]? {
    var chain: [ScreenLink] = []
    var next: UIViewController? = screen
    while let controller = next {
      // A view may be in that of a controller which the view's own controller contains.
      guard !chain.contains(where: { $0.child === controller }) else { return nil }
      guard let link = link(of: controller, after: last, isBeginning: isBeginning) else { return nil }
      chain.append(link)
      if let window = link.holder as? UIWindow { return isBeginning || window.isInConnectedScene ? chain : nil }
      next = link.holder as? UIViewController
    }
    return nil
  }

  private func link(of controller: UIViewController, after last: [ScreenLink], isBeginning: Bool) -> ScreenLink? {
    let known = last.first { $0.child === controller }
    if let parent = controller.parent {
      return link(of: controller, in: parent, known: known, isBeginning: isBeginning)
    }
    if let presenter = controller.presentingViewController {
      return controller.isBeingDismissed && !isBeginning ? nil : ScreenLink(.presentation, controller, in: presenter)
    }
    if let known, let container = known.holder as? UIViewController, lists(container, controller) {
      return ScreenLink(known.kind, controller, in: container, screens(of: container))
    }
    if let window = window(of: controller, known: known?.holder as? UIWindow) {
      return ScreenLink(.window, controller, in: window)
    }
    // A controller that was never added to a parent, or not removed with its view, whose view is in the view of another one.
    guard let container = controller.viewIfLoaded?.superview?.nearestViewController else { return nil }
    return container.showsChildrenOnly ? nil : ScreenLink(.view, controller, in: container)
  }

  private func link(
    of controller: UIViewController, in parent: UIViewController, known: ScreenLink?, isBeginning: Bool
  ) -> ScreenLink? {
    let siblings = screens(of: parent)
    switch parent {
    case is UINavigationController:
      if siblings?.place(of: controller) != nil { return ScreenLink(.stack, controller, in: parent, siblings) }
      // It keeps its parent until it has been popped.
      if isBeginning { return ScreenLink(.stack, controller, in: parent) }
      let wasInStack = known?.kind == .stack && known?.holder === parent
      return wasInStack ? nil : ScreenLink(.container, controller, in: parent)
    case is UITabBarController: return ScreenLink(.tab, controller, in: parent)
    case is UISplitViewController: return ScreenLink(.column, controller, in: parent, siblings)
    case is UIPageViewController: return ScreenLink(.page, controller, in: parent)
    default: return ScreenLink(.container, controller, in: parent)
    }
  }

  /// Whether a container has a controller in its list, although it is no parent now: a tab under More, the detail of a collapsed
  /// split view controller.
  private func lists(_ container: UIViewController, _ controller: UIViewController) -> Bool {
    if let tabs = container as? UITabBarController {
      return tabs.viewControllers?.contains { $0 === controller } == true
    }
    return screens(of: container)?.place(of: controller) != nil
  }

  // MARK: Containers

  /// The stack of a navigation controller, or the columns of a split view controller.
  private func screens(of container: UIViewController) -> HeldScreens? {
    let identity = ObjectIdentifier(container)
    if readContainers.contains(identity), let known = held[identity]?.screens { return known }
    let screens: [UIViewController]
    switch container {
    case let navigation as UINavigationController: screens = navigation.viewControllers
    case let split as UISplitViewController: screens = split.allColumns
    default: return nil
    }
    readContainers.insert(identity)
    if let known = held[identity], known.holder.object === container, known.screens.isSame(as: screens) {
      return known.screens
    }
    let new = HeldScreens(screens)
    held[identity] = (Weak(container), new)
    return new
  }

  private func window(of controller: UIViewController, known: UIWindow?) -> UIWindow? {
    if let known, known.rootViewController === controller { return known }
    if let window = controller.viewIfLoaded?.window, window.rootViewController === controller { return window }
    // The root under a full-screen modal, and that of a window that is not shown yet, is in no window.
    return UIApplication.current?.windowsOfConnectedScenes.first { $0.rootViewController === controller }
  }

  // MARK: Openings and closings

  /// - Parameter chain: that of a screen that was not in place before.
  /// - Returns: how it came. The outermost of the controllers decides that come together with it.
  func opening(_ chain: [ScreenLink]) -> ScreenOpening.Reason {
    guard let link = chain.prefix(while: { $0.child?.isComing == true }).last ?? chain.first else { return .added }
    switch link.kind {
    case .window: return .root
    case .presentation: return .presented
    case .stack: return link.child?.isMovingToParent == true ? .pushed : .added
    case .tab, .page, .column, .container, .view: return .added
    }
  }

  /// - Parameter last: the chain of a screen that is not in place any more.
  /// - Returns: why not. The outermost controller decides that is not in place any more.
  func reason(after last: [ScreenLink]) -> ScreenClosing.Reason {
    for link in last.reversed() {
      guard let child = link.child, chain(of: child, after: last) != nil else { return reason(of: link) }
    }
    return .removed
  }

  private func reason(of link: ScreenLink) -> ScreenClosing.Reason {
    switch link.kind {
    case .presentation: return .dismissed
    case .window:
      let window = link.holder as? UIWindow
      return ClosingRules.reason(
        isWindowOpen: window?.isInConnectedScene == true, isWindowHidden: window?.isHidden != false,
        hasRoot: window?.rootViewController != nil)
    case .stack:
      let top = (link.holder as? UINavigationController)?.viewControllers.last
      return ClosingRules.reason(ofPlace: link.place ?? 0, inStack: link.siblings?.screens ?? [], top: top)
    case .column:
      let columns = (link.holder as? UISplitViewController)?.allColumns ?? []
      return ClosingRules.reason(inColumns: link.siblings?.screens ?? [], now: columns)
    case .page:
      let shown = (link.holder as? UIPageViewController)?.viewControllers ?? []
      return shown.isEmpty ? .removed : .replaced
    case .tab, .container, .view: return .removed
    }
  }
}

extension UIViewController {
  /// Whether it is a container whose children are its content. A view of another controller is in it for a transition.
  fileprivate var showsChildrenOnly: Bool {
    self is UINavigationController || self is UITabBarController || self is UISplitViewController
      || self is UIPageViewController
  }

  fileprivate var isComing: Bool { isBeingPresented || isMovingToParent || viewIfLoaded?.window == nil }
}

extension UISplitViewController {
  /// Also those that are not shown while the split view controller is collapsed.
  fileprivate var allColumns: [UIViewController] {
    var columns = viewControllers
    if #available(iOS 14.0, tvOS 14.0, *), style != .unspecified {
      let middle: [Column] = style == .tripleColumn ? [.supplementary] : []
      for column in [.primary] + middle + [.secondary, .compact] {
        if let screen = viewController(for: column), !columns.contains(where: { $0 === screen }) {
          columns.append(screen)
        }
      }
    }
    return columns
  }
}

extension UIWindow {
  fileprivate var isInConnectedScene: Bool {
    windowScene.map { $0.activationState != .unattached } ?? false
  }
}

extension UIApplication {
  fileprivate var windowsOfConnectedScenes: [UIWindow] {
    connectedScenes.flatMap { ($0 as? UIWindowScene)?.windows ?? [] }
  }
}

extension UIView {
  /// The controller in whose view this view is.
  fileprivate var nearestViewController: UIViewController? {
    sequence(first: self, next: \.superview).lazy.compactMap { $0.next as? UIViewController }.first
  }
}
