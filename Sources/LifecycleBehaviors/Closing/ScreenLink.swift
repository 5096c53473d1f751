import UIKit

/// The holder of a controller: its container, its presenter, its window, or the controller in whose view its view is.
///
/// A link is reused while nothing has changed, so two chains are the same if their first links are the same object. All screens
/// of a container share the links from the container on.
@MainActor
final class ScreenLink {
  enum Kind {
    case window, presentation, stack, tab, page, column, container, view
    /// The stack of a tab group that now shows another of its tabs.
    case otherTab
  }

  let kind: Kind
  /// The child, which may have been deallocated.
  let reference: Weak<UIViewController>
  /// The link of the holder itself; nil if that is a window.
  let outer: ScreenLink?
  private(set) weak var window: UIWindow?
  /// The controllers of the holder, if it is a stack or has columns. If another tab is shown now, those that the stack had.
  let siblings: HeldScreens?
  /// The controllers of the child itself when it was last read, if it is a stack or has columns.
  var content: HeldScreens?
  /// The sample in which the link was read last.
  var sample = 0
  /// How many links there are from this one to the window.
  let depth: Int

  init(
    _ kind: Kind, _ child: UIViewController, in outer: ScreenLink?, window: UIWindow?, _ siblings: HeldScreens?
  ) {
    self.kind = kind
    reference = Weak(child)
    self.outer = outer
    self.window = window
    self.siblings = siblings
    depth = (outer?.depth ?? 0) + 1
  }

  var child: UIViewController? { reference.object }

  /// The controller that holds the child; nil if that is a window.
  var container: UIViewController? { outer?.child }

  /// This link and those that hold it, from the inside out.
  var chain: some Sequence<ScreenLink> { sequence(first: self) { $0.outer } }

  /// Whether one of the controllers is in a transition that may still bring the screen back. Those that were deallocated are
  /// not.
  var isInTransition: Bool {
    chain.contains { link in
      guard let child = link.child else { return false }
      return child.isInTransition || child.isBeingPresented || child.isBeingDismissed
    }
  }

  /// Whether a screen that has left its stack with the child, or with a controller that contains the child, is shown there still.
  func hasLeftWithShownScreen(_ sample: Int) -> Bool {
    chain.contains { link in
      guard let siblings = link.siblings, let container = link.container else { return false }
      return siblings.hasShownFormer(in: container, sample)
    }
  }

  /// Whether a gesture moves the child away. Its coordinator may be that of a gesture elsewhere (W23 of HeadlessUIKit's
  /// rules).
  var isMovedByGesture: Bool {
    guard let child, let coordinator = child.transitionCoordinator else { return false }
    return coordinator.initiallyInteractive && coordinator.viewController(forKey: .from) === child
  }
}

extension ScreenLink.Kind {
  /// The kind of link to a container.
  @MainActor
  init(in container: UIViewController) {
    switch container {
    case is UINavigationController: self = .stack
    case is UITabBarController: self = .tab
    case is UISplitViewController: self = .column
    case is UIPageViewController: self = .page
    default: self = .container
    }
  }
}
