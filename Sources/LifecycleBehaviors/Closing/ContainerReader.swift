import UIKit

/// Finds what holds a controller in place. Never triggers lazy creation, such as of a view or a presentation controller.
@MainActor
final class ContainerReader {
  /// The latest link of each controller that was in place, shared by all chains through it.
  private var links: [ObjectIdentifier: ScreenLink] = [:]
  /// The number of links above which those of deallocated controllers are released.
  private var limit = 64
  /// The number of the sample. Each sample reads everything once.
  private(set) var sample = 0
  private var isAppearing = false
  private var asksFormerContainers = false
  private var windows: [UIWindow]?

  /// Begins a new sample of all containers.
  /// - Parameter isAppearing: the call is inside `viewWillAppear`: the screen may not be in its container yet, and its scene
  ///   may not be connected.
  func beginSample(isAppearing: Bool = false) {
    sample += 1
    self.isAppearing = isAppearing
  }

  /// Releases what was read. A sample may begin and end inside another one; the outer one then reads everything again.
  func endSample() {
    sample += 1
    isAppearing = false
    windows = nil
    guard links.count > limit else { return }
    links = links.filter { $0.value.child != nil }
    limit = max(64, 2 * links.count)
  }

  // MARK: Chains

  /// Whether a chain is unchanged since it was read. Allocates nothing of its own for stacks and tabs; UIKit may copy its lists.
  func isUnchanged(_ link: ScreenLink) -> Bool {
    if link.sample == sample { return true }
    if link.kind == .stack, let siblings = link.siblings, let outer = link.outer {
      // A stack is read once for all its screens.
      return isUnchanged(outer) && siblings.isCurrent(in: outer, sample)
    }
    guard let child = link.child else { return false }
    return self.link(of: child, known: link) === link
  }

  /// - Parameters:
  ///   - controller: any controller.
  ///   - known: its latest link, if the caller has it.
  /// - Returns: the link from the controller to its holder, followed by those up to a window; nil if the chain ends earlier.
  ///   The same object as in the last sample if nothing has changed.
  func link(of controller: UIViewController, known: ScreenLink? = nil) -> ScreenLink? {
    findLink(of: controller, known: known, depth: 0)
  }

  /// Like `link(of:known:)`, and asks each container of the former chain for its list: one may keep a controller that it doesn't
  /// show, and that has no parent then. For a screen that is closed, or else will be.
  func listedLink(of controller: UIViewController, known: ScreenLink?) -> ScreenLink? {
    asksFormerContainers = true
    defer { asksFormerContainers = false }
    return link(of: controller, known: known)
  }

  private func findLink(of controller: UIViewController, known: ScreenLink?, depth: Int) -> ScreenLink? {
    // A controller's view may be in the view of one of its own descendants.
    guard depth < UIViewController.mostContainers else { return nil }
    let known = known?.child === controller ? known : latestLink(of: controller)
    if let known, known.sample == sample { return known }
    if let (kind, holder) = holder(of: controller, known),
      let link = link(kind, of: controller, in: holder, known: known, depth: depth)
    {
      return link
    }
    guard asksFormerContainers, let lister = lister(of: controller, known) else { return nil }
    if let latest = latestLink(of: controller), latest.sample == sample { return latest }
    return link(ScreenLink.Kind(in: lister), of: controller, in: lister, known: known, depth: depth)
  }

  private func link(
    _ kind: ScreenLink.Kind, of controller: UIViewController, in holder: UIResponder, known: ScreenLink?, depth: Int
  ) -> ScreenLink? {
    if let window = holder as? UIWindow {
      guard isAppearing || window.isInConnectedScene else { return nil }
      return reuseOrCreate(kind, of: controller, window: window, known: known)
    }
    guard let container = holder as? UIViewController,
      let outer = findLink(of: container, known: known?.outer, depth: depth + 1)
    else { return nil }
    return link(kind, of: controller, inContainer: container, outer: outer, known: known)
  }

  private func latestLink(of controller: UIViewController) -> ScreenLink? {
    // Another controller may have the address of one that was deallocated.
    guard let link = links[ObjectIdentifier(controller)], link.child === controller else { return nil }
    return link
  }

  /// Finds what directly holds a controller, whether or not that is in place.
  private func holder(
    of controller: UIViewController, _ known: ScreenLink?
  ) -> (kind: ScreenLink.Kind, holder: UIResponder)? {
    if let parent = controller.parent { return (ScreenLink.Kind(in: parent), parent) }
    if let presenter = controller.presentingViewController {
      // A preview isn't in place until the app pushes or presents it.
      if controller.belongsToMenu { return nil }
      return controller.isBeingDismissed && !isAppearing ? nil : (.presentation, presenter)
    }
    if let known, let container = known.container {
      if container.lists(controller) { return (known.kind, container) }
      if isAside(controller, known) { return (.otherTab, container) }
    }
    if let window = window(of: controller, known: known?.window) { return (.window, window) }
    // The view of a controller without a parent is in the view of another controller: the child was never added to the parent,
    // or was removed without its view.
    guard let other = controller.viewIfLoaded?.superview?.nearestViewController,
      ScreenLink.Kind(in: other) == .container
    else {
      return nil
    }
    return (.view, other)
  }

  /// The innermost of its former containers whose list has it.
  private func lister(of controller: UIViewController, _ known: ScreenLink?) -> UIViewController? {
    known?.chain.lazy.compactMap(\.container).first { $0.lists(controller) }
  }

  /// Whether a tab group's managing navigation controller shows another tab, and the screen belongs to a tab that the group
  /// still has.
  ///
  /// The controller of such a tab then has no parent. It isn't known what UIKit does with the screens pushed above it (W22 of
  /// HeadlessUIKit's rules): they are in place while retained, until the tab is shown without them.
  private func isAside(_ controller: UIViewController, _ known: ScreenLink) -> Bool {
    guard #available(iOS 18.0, tvOS 18.0, visionOS 2.0, *), known.kind == .stack || known.kind == .otherTab,
      let stack = known.container as? UINavigationController, let formerly = known.siblings?.screens,
      formerly.first?.object?.isOfTab(shownIn: stack) == true
    else { return false }
    var ofTab: UIViewController?
    for former in formerly {
      guard let screen = former.object else { continue }
      if screen.isOfTab(shownIn: stack) { ofTab = screen }
      if screen === controller { break }
    }
    guard let ofTab else { return false }
    return !stack.viewControllers.contains { $0 === ofTab }
  }

  private func window(of controller: UIViewController, known: UIWindow?) -> UIWindow? {
    if let known, known.rootViewController === controller { return known }
    if let window = controller.viewIfLoaded?.window, window.rootViewController === controller { return window }
    // Under a full-screen modal, or before its window is shown, the root's view is in no window.
    for window in windowsOfConnectedScenes where window.rootViewController === controller { return window }
    return nil
  }

  /// Read once in a sample, and only if there is a screen that nothing else holds.
  private var windowsOfConnectedScenes: [UIWindow] {
    let windows = windows ?? UIApplication.current?.windowsOfConnectedScenes ?? []
    self.windows = windows
    return windows
  }

  // MARK: Links

  /// - Returns: the link of a controller to its container; nil if it is no longer in the stack.
  private func link(
    _ kind: ScreenLink.Kind, of controller: UIViewController, inContainer container: UIViewController,
    outer: ScreenLink, known: ScreenLink?
  ) -> ScreenLink? {
    let siblings: HeldScreens? =
      switch kind {
      case .stack, .column: screens(of: container, outer)
      case .otherTab: known?.siblings
      default: nil
      }
    if kind != .stack || siblings === known?.siblings || siblings?.contains(controller) == true {
      return reuseOrCreate(kind, of: controller, in: outer, siblings: siblings, known: known)
    }
    // It has the stack as its parent before it is in the list, and until it has been popped.
    if isAppearing { return reuseOrCreate(.stack, of: controller, in: outer, known: known) }
    guard let known, known.kind == .stack || known.kind == .otherTab, known.container === container else {
      return reuseOrCreate(.container, of: controller, in: outer, known: known)
    }
    guard isAside(controller, known) else { return nil }
    return reuseOrCreate(.otherTab, of: controller, in: outer, siblings: known.siblings, known: known)
  }

  /// - Returns: the known link if nothing has changed, otherwise a new one.
  private func reuseOrCreate(
    _ kind: ScreenLink.Kind, of controller: UIViewController, in outer: ScreenLink? = nil, window: UIWindow? = nil,
    siblings: HeldScreens? = nil, known: ScreenLink?
  ) -> ScreenLink {
    if let known, known.kind == kind, known.outer === outer, known.window === window, known.siblings === siblings {
      known.sample = sample
      return known
    }
    let link = ScreenLink(kind, controller, in: outer, window: window, siblings)
    link.content = known?.content
    link.sample = sample
    links[ObjectIdentifier(controller)] = link
    return link
  }

  /// The screens of the navigation controller or split view controller that this link belongs to.
  private func screens(of container: UIViewController, _ link: ScreenLink) -> HeldScreens {
    if let known = link.content, known.isCurrent(in: link, sample) { return known }
    let content = HeldScreens(container.heldScreens ?? [], in: sample)
    link.content = content
    return content
  }

  /// - Parameter last: the link of a screen that is not in place any more.
  /// - Returns: the former link of the outermost controller that is no longer in place, which says why it isn't.
  func departure(after last: ScreenLink) -> ScreenLink? {
    last.chain.reversed().first { former in former.child.flatMap { link(of: $0, known: former) } == nil }
  }
}

extension UIViewController {
  /// Whether its list contains a controller, which need not be its child: a tab under More, the detail of a collapsed split view
  /// controller and its stack.
  fileprivate func lists(_ controller: UIViewController) -> Bool {
    for screen in heldScreens ?? [] where screen === controller { return true }
    return false
  }

  /// Whether it is the controller of a tab whose group shows its tabs in the stack.
  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
  fileprivate func isOfTab(shownIn stack: UINavigationController) -> Bool {
    guard let tab, tab.viewController === self else { return false }
    return tab.managingTabGroup?.managingNavigationController === stack
  }
}

extension UIWindow {
  /// A scene connected in the background may be `unattached` (R162 of HeadlessUIKit's rules).
  var isInConnectedScene: Bool {
    guard let windowScene else { return false }
    return windowScene.activationState != .unattached
      || UIApplication.current?.connectedScenes.contains(windowScene) == true
  }
}

extension UIApplication {
  fileprivate var windowsOfConnectedScenes: [UIWindow] {
    connectedScenes.flatMap { ($0 as? UIWindowScene)?.windows ?? [] }
  }
}
