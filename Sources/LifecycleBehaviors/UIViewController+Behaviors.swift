import UIKit

// On the protocol, because a member in an extension of a class forbids its subclasses one of the same name.
@MainActor
extension NSObjectProtocol where Self: UIViewController {
  /// Attaches behaviors to this screen. Call it at the end of `viewDidLoad`, when the screen has its subviews, or later.
  ///
  /// The first call installs one hidden child, ``LifecycleBehaviorViewController``, and attaches the app's
  /// ``LifecycleBehaviorDefaults``, if there are any; further calls share the child. An empty list attaches nothing: without
  /// defaults there is no child either. Behaviors added late are brought to where the screen is before this returns, each
  /// moment once and marked ``LifecycleBehaviorContext/isCatchUp``. When the first behaviors of a screen come while it is on
  /// screen already, they receive `beforeAppearing` at once, and the rest of the appearance with UIKit's next layout pass
  /// and commit.
  ///
  /// Reported as an issue, with the remedy, and then ignored: a screen whose view is not loaded yet, a container whose
  /// children are its content (navigation, tab bar, split view and page view controllers), a SwiftUI hosting controller,
  /// and an alert. Reported and carried out: on a screen that does not forward appearance to its children, once more from
  /// the same line with the same behaviors, and one behavior twice in the list, where that can be known: one object, equal
  /// values of an `Equatable` type, or two values of a type without stored properties. Behaviors that add behaviors in a
  /// moment, which add more in the same moment, end with an issue after a hundred.
  ///
  /// Do not call it in `deinit`. On a screen that has behaviors already, the call is reported and ignored. On one that has
  /// none, the Objective-C runtime ends the app with "Cannot form weak reference to instance": a screen that is being
  /// deallocated cannot be distinguished from another one before.
  ///
  /// - Parameters:
  ///   - behaviors: in the order in which they are called when the screen appears, which is reversed when it disappears.
  ///   - file: where the call stands, for issues.
  ///   - line: where the call stands, for issues.
  /// - Returns: a handle to remove these behaviors again.
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

  /// `children` as they would be without behaviors: all but the hidden child, and on a SwiftUI hosting controller all but
  /// the controllers of views with `behaviors { … }` and the like. For containers that lay out, forward to or ask their
  /// children one by one.
  public var contentChildren: [UIViewController] {
    children.filter { !($0 is any ContentlessChild) }
  }
}

extension UIViewController {
  /// Attaches as `addBehaviors` does.
  /// - Parameters:
  ///   - callSite: the app's line; nil where the framework itself adds, as often as it likes.
  ///   - isScreen: false for a controller of the framework's own, which gets no default behaviors.
  package func attach(
    _ behaviors: [any ViewControllerLifecycleBehavior], from callSite: CallSite?, isScreen: Bool = true
  ) -> BehaviorAttachment {
    let host = hostForBehaviors(from: callSite, isScreen: isScreen, isNeeded: !behaviors.isEmpty)
    return host?.add(behaviors, from: callSite) ?? BehaviorAttachment()
  }

  /// What serves this screen's behaviors, made and given the app's defaults if need be; nil, with an issue, where there
  /// can be none.
  /// - Parameters:
  ///   - callSite: the app's line, for issues; nil where the framework itself adds.
  ///   - isScreen: false for a controller of the framework's own, which gets no default behaviors.
  ///   - isNeeded: false where there is nothing to add but defaults; then nil, if there are no defaults either.
  func hostForBehaviors(from callSite: CallSite?, isScreen: Bool = true, isNeeded: Bool) -> BehaviorHost? {
    if let refusal = AttachmentRefusal(of: self) {
      refusal.report(on: self, from: callSite)
      return nil
    }
    if let host = lifecycleBehaviorViewController?.host { return host }
    guard isNeeded || isScreen && !LifecycleBehaviorDefaults.isEmpty else { return nil }
    return installHost(from: callSite, isScreen: isScreen)
  }

  private func installHost(from callSite: CallSite?, isScreen: Bool) -> BehaviorHost? {
    let host = BehaviorHost(screen: self)
    guard host.screen != nil else {
      AttachmentRefusal.isBeingDeallocated.report(on: self, from: callSite)
      return nil
    }
    if !shouldAutomaticallyForwardAppearanceMethods {
      AttachmentRefusal.reportNotForwarding(self, from: callSite)
    }
    let child = LifecycleBehaviorViewController(host)
    addChild(child)
    view.placeForHiddenView.addSubview(child.view)
    child.didMove(toParent: self)
    host.defaults = host.add(isScreen ? LifecycleBehaviorDefaults.behaviors(for: self) : [], from: nil)
    return host
  }
}
