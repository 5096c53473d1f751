import UIKit

/// Reports a visible screen whose container doesn't forward appearance to it: the container's
/// `shouldAutomaticallyForwardAppearanceMethods` is false, so UIKit doesn't forward it either.
///
/// It exists only while a screen in a window has received no call, at no cost to other screens. It waits once.
@MainActor
final class MissingAppearance {
  /// Seconds to wait: more than a container needs to add a view and forward appearance.
  private static let patience: TimeInterval = 1

  private var timer: LifecycleSubscription?

  init(on host: BehaviorHost) {
    timer = LifecycleTime.current.schedule(after: Self.patience) { [weak host] in
      if let host, let screen = host.screen { Self.report(screen, host) }
    }
  }

  private static func report(_ screen: UIViewController, _ host: BehaviorHost) {
    guard host.isAttached, let first = host.behaviors.first, screen.viewIfLoaded?.seemsVisible == true,
      let (child, container) = screen.forgetfulContainer
    else { return }
    LifecycleIssue.report(
      .appearanceNotForwarded,
      """
      Behaviors of \(type(of: screen)) receive nothing although it is on screen: \(type(of: container)), whose \
      shouldAutomaticallyForwardAppearanceMethods is false, has not forwarded appearance to \(type(of: child)). In the \
      container, call beginAppearanceTransition(_:animated:) and endAppearanceTransition() on each child that it shows \
      or hides, or remove that override so that UIKit calls them.
      """,
      on: screen, at: first.callSite)
  }
}

extension UIViewController {
  /// The nearest custom container for which UIKit doesn't forward appearance, and its child.
  fileprivate var forgetfulContainer: (child: UIViewController, container: UIViewController)? {
    // A screen that does not forward to its hidden child was reported when the child was added.
    guard shouldAutomaticallyForwardAppearanceMethods else { return nil }
    for child in sequence(first: self, next: \.parent) {
      guard let container = child.parent else { return nil }
      if ScreenLink.Kind(in: container) == .container, !container.shouldAutomaticallyForwardAppearanceMethods {
        return (child, container)
      }
    }
    return nil
  }
}

extension UIView {
  /// Whether it is in sight, and no view above it may cover it. To covered pages, a container rightly forwards nothing.
  fileprivate var seemsVisible: Bool {
    guard let window, !window.isHidden, isInSight else { return false }
    return !sequence(first: self, next: \.superview).contains { view in
      let above = (view.superview?.subviews ?? []).drop { $0 !== view }.dropFirst()
      return above.contains { !$0.isHidden && $0.alpha >= 0.01 && $0.frame.contains(view.frame) }
    }
  }
}
