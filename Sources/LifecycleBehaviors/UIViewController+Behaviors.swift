import UIKit

extension UIViewController {
  /// Attaches behaviors to this screen. Call it in `viewDidLoad`, or later.
  ///
  /// The first call installs one hidden child, ``LifecycleBehaviorViewController``, and attaches the app's
  /// ``LifecycleBehaviorDefaults``, if there are any; further calls share the child. Behaviors
  /// added late are brought to where the screen is before this returns, each moment once and marked
  /// ``LifecycleBehaviorContext/isCatchUp``. When the first behaviors of a screen come while it is on screen already,
  /// they hear `beforeAppearing` at once, and the rest of the appearance with UIKit's next layout pass and commit.
  ///
  /// Reported as an issue, with the remedy, and then ignored: a screen whose view is not loaded yet or that is being
  /// deallocated, a container whose children are its content (navigation, tab bar, split view and page view
  /// controllers), and an alert. Reported and carried out: on a screen that does not forward appearance to its children,
  /// and once more from the same line with the same behaviors.
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
    attach(behaviors, from: CallSite(file: "\(file)", line: line))
  }

  /// The hidden child that serves this screen's behaviors; nil before the first `addBehaviors`.
  public var lifecycleBehaviorViewController: LifecycleBehaviorViewController? {
    for case let child as LifecycleBehaviorViewController in children where child.host.isAttached { return child }
    return nil
  }

  /// `children` as they would be without behaviors: all but the hidden child. For containers that lay out, forward to or
  /// ask their children one by one.
  public var contentChildren: [UIViewController] {
    children.filter { !($0 is LifecycleBehaviorViewController) }
  }

  /// - Parameter callSite: the app's line; nil where the framework itself adds, as often as it likes.
  func attach(_ behaviors: [any ViewControllerLifecycleBehavior], from callSite: CallSite?) -> BehaviorAttachment {
    hostForBehaviors()?.add(behaviors, from: callSite) ?? BehaviorAttachment([], host: nil)
  }

  /// What serves this screen's behaviors, made and given the app's defaults if need be; nil, with an issue, where there
  /// can be none.
  func hostForBehaviors() -> BehaviorHost? {
    if let refusal = AttachmentRefusal(of: self) {
      LifecycleIssue.report(refusal.message(for: self))
      return nil
    }
    return lifecycleBehaviorViewController?.host ?? installHost()
  }

  private func installHost() -> BehaviorHost {
    if !shouldAutomaticallyForwardAppearanceMethods {
      LifecycleIssue.report(AttachmentRefusal.doesNotForward(self))
    }
    let host = BehaviorHost(screen: self)
    let child = LifecycleBehaviorViewController(host)
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
    host.defaults = host.add(LifecycleBehaviorDefaults.behaviors(for: self), from: nil)
    return host
  }
}
