import UIKit

/// Reports a visible screen whose hidden child receives no appearance, because the screen itself or a container around it does
/// not forward appearance. The `shouldAutomaticallyForwardAppearanceMethods` of that controller is false, so UIKit does not
/// forward appearance either.
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
      let gaps = host.hiddenChild?.gapsInForwarding, !gaps.isEmpty
    else { return }
    LifecycleIssue.report(
      .appearanceNotForwarded,
      """
      The behaviors of \(screen.nameInIssues) are not called although the screen is visible, because appearance callbacks were \
      not forwarded \(gaps.joined(separator: ", or ")). In a container whose shouldAutomaticallyForwardAppearanceMethods is \
      false, call beginAppearanceTransition(_:animated:) and endAppearanceTransition() on each child that the container shows \
      or hides, or remove the override of that property.
      """,
      on: screen, at: first.callSite)
  }
}

extension LifecycleBehaviorViewController {
  /// The steps to this child that UIKit leaves to custom containers, the outermost first.
  fileprivate var gapsInForwarding: [String] {
    var gaps: [String] = []
    for child in sequence(first: self as UIViewController, next: \.parent) {
      guard let container = child.parent else { break }
      guard Placement.Kind(in: container) == .child, !container.shouldAutomaticallyForwardAppearanceMethods else {
        continue
      }
      let name = child === self ? "its lifecycleBehaviorViewController" : child.nameInIssues
      gaps.insert("from \(type(of: container)) to \(name)", at: 0)
    }
    return gaps
  }
}

extension UIView {
  /// Whether it is in sight, and no view above it may cover it. To covered pages, a container rightly forwards nothing.
  fileprivate var seemsVisible: Bool {
    guard window != nil, isInSight else { return false }
    return !sequence(first: self, next: \.superview).contains { view in
      let above = (view.superview?.subviews ?? []).drop { $0 !== view }.dropFirst()
      return above.contains { !$0.isUndrawn && $0.frame.contains(view.frame) }
    }
  }
}
