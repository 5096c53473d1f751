import Journey
import UIKit

/// A screen whose view lies in that of another one is a child of it, and `didMove(toParent:)` was called. A modal screen leaves
/// with the root that has presented it.
final class ContainmentCheck: FuzzCheck {
  func faultsAtRest(in app: FuzzedApp) -> [FuzzFault] {
    app.device.scenes.flatMap(\.windows).filter { !$0.isHidden }.flatMap { window in
      window.screensInside.filter(\.isOfApp).compactMap { fault(of: $0, in: window) }
    }
  }

  private func fault(of screen: UIViewController, in window: UIWindow) -> FuzzFault? {
    let name = screen.typeName
    if let parent = screen.parent {
      guard parent.leavesMovesToApp, screen.isMovingToParent else { return nil }
      return FuzzFault(
        .containment, of: name,
        """
        \(name) is a child of \(parent.typeName) and does not know that it has arrived there: write \
        child.didMove(toParent: self) after addSubview(child.view). An override calls super.
        """)
    }
    if screen.presentingViewController == nil, let container = screen.enclosingScreen {
      return FuzzFault(
        .containment, of: name,
        """
        The view of \(name) lies in that of \(container.typeName), and \(name) is no child of it. Write addChild(child) before \
        addSubview(child.view), and child.didMove(toParent: self) after it; child.view.removeFromSuperview() before removeFromParent().
        """)
    }
    guard let root = screen.presentingViewController?.outermost, root !== window.rootViewController else { return nil }
    return FuzzFault(
      .rootUnderModal, of: name,
      """
      \(name) was presented by \(root.typeName) when the window got another root, and still covers it. Dismiss it first, and set \
      rootViewController in the completion.
      """)
  }
}

extension UIView {
  /// The controllers whose views are this one or lie in it.
  fileprivate var screensInside: [UIViewController] {
    ((next as? UIViewController).map { $0.viewIfLoaded === self ? [$0] : [] } ?? []) + subviews.flatMap(\.screensInside)
  }
}

extension UIViewController {
  /// Whether it is a container of the app, which announces its children's arrival itself.
  fileprivate var leavesMovesToApp: Bool {
    isOfApp && !(self is UINavigationController) && !(self is UITabBarController) && !(self is UIPageViewController)
      && !(self is UISplitViewController) && !(self is UISearchController)
  }

  /// The controller in whose view this one's view lies.
  fileprivate var enclosingScreen: UIViewController? {
    sequence(first: viewIfLoaded?.superview, next: { $0?.superview }).lazy.compactMap { view in
      (view?.next as? UIViewController).flatMap { $0.viewIfLoaded === view ? $0 : nil }
    }.first
  }

  /// The controller from which a chain of parents and presenters leads to this one.
  fileprivate var outermost: UIViewController {
    (parent ?? presentingViewController)?.outermost ?? self
  }
}
