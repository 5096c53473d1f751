import UIKit

/// Reports a visible screen whose container doesn't forward appearance to it: the container's
/// `shouldAutomaticallyForwardAppearanceMethods` is false, so UIKit doesn't forward it either.
///
/// It exists while the screen is in a window and was not called, so it costs other screens nothing. It waits once.
@MainActor
final class MissingAppearance {
  /// Longer than a container needs to add a view and to forward the appearance, in seconds.
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
      Behaviors of \(type(of: screen)) receive nothing although it is on screen: its container \(type(of: container)) has not \
      forwarded its appearance to \(type(of: child)). The container's shouldAutomaticallyForwardAppearanceMethods is false, so \
      it must call beginAppearanceTransition(_:animated:) and endAppearanceTransition() on each child that it shows or hides. \
      Without that override, UIKit calls them.
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
  /// Whether it is in sight, and not below a view that may cover it. A container may keep pages there, to which it rightly
  /// forwards nothing.
  fileprivate var seemsVisible: Bool {
    guard let window, !window.isHidden, isInSight else { return false }
    return !sequence(first: self, next: \.superview).contains { view in
      let above = (view.superview?.subviews ?? []).drop { $0 !== view }.dropFirst()
      return above.contains { !$0.isHidden && $0.alpha >= 0.01 && $0.frame.contains(view.frame) }
    }
  }
}
