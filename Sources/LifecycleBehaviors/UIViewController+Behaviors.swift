import UIKit

extension UIViewController {
  /// Attaches behaviors to this screen. Call it in `viewDidLoad`, or later.
  ///
  /// The first call installs one hidden child, ``LifecycleBehaviorViewController``; further calls share it. Behaviors
  /// added late are brought to where the screen is before this returns, each moment once and marked
  /// ``LifecycleBehaviorContext/isCatchUp``. When the first behaviors of a screen come while it is on screen already,
  /// they hear `beforeAppearing` at once, and the rest of the appearance with UIKit's next layout pass and commit.
  ///
  /// Reported as an issue, with the remedy, and then ignored: a screen whose view is not loaded yet, and a container
  /// whose children are its content (navigation, tab bar, split view and page view controllers). Reported and carried
  /// out: on a screen that does not forward appearance to its children, and once more from the same line with the same
  /// behaviors.
  ///
  /// - Parameters:
  ///   - behaviors: in the order in which they hear of appearing; disappearing comes in the reverse order.
  ///   - file: where the call stands, for issues.
  ///   - line: where the call stands, for issues.
  /// - Returns: a handle to take these behaviors off again.
  @discardableResult
  public func addBehaviors(
    _ behaviors: [any ViewControllerLifecycleBehavior], file: StaticString = #fileID, line: UInt = #line
  ) -> BehaviorAttachment {
    if let refusal = AttachmentRefusal(of: self) {
      LifecycleIssue.report(refusal.message(for: self))
      return BehaviorAttachment([], host: nil)
    }
    let host = lifecycleBehaviorViewController ?? installHost()
    let attached = behaviors.map { attach($0) }
    host.add(attached, from: CallSite(file: "\(file)", line: line))
    return BehaviorAttachment(attached, host: host)
  }

  /// The hidden child that serves this screen's behaviors; nil before the first `addBehaviors`.
  public var lifecycleBehaviorViewController: LifecycleBehaviorViewController? {
    for case let host as LifecycleBehaviorViewController in children { return host }
    return nil
  }

  /// `children` as they would be without behaviors: all but the hidden child.
  public var childrenWithoutLifecycleBehaviors: [UIViewController] {
    children.filter { !($0 is LifecycleBehaviorViewController) }
  }

  private func installHost() -> LifecycleBehaviorViewController {
    if !shouldAutomaticallyForwardAppearanceMethods {
      LifecycleIssue.report(AttachmentRefusal.doesNotForward(self))
    }
    let host = LifecycleBehaviorViewController(screen: self)
    addChild(host)
    view.addSubview(host.view)
    host.didMove(toParent: self)
    return host
  }

  private func attach<Behavior: ViewControllerLifecycleBehavior>(_ behavior: Behavior) -> AttachedBehavior {
    AttachedBehavior(behavior)
  }
}
