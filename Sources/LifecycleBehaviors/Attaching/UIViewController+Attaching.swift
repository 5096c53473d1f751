import UIKit

extension UIViewController {
  /// Attaches behaviors, for `addBehaviors` and for other modules of the framework.
  /// - Parameters:
  ///   - behaviors: in the order in which they are called when the screen appears.
  ///   - callSite: the app's line; nil where the framework itself adds, as often as it needs to.
  /// - Returns: the handle of the call; if the call was refused, a handle without behaviors.
  package func attach(
    _ behaviors: [any ViewControllerLifecycleBehavior], from callSite: CallSite?
  ) -> BehaviorAttachment {
    guard let host = hostForBehaviors(from: callSite, hasOwnBehaviors: !behaviors.isEmpty) else {
      return BehaviorAttachment()
    }
    let attachment = BehaviorAttachment(on: host)
    host.add(behaviors.map { AttachedBehavior($0, of: attachment, from: callSite) })
    return attachment
  }

  /// The host of this screen's behaviors. If the screen has none, a host is created, and the app's defaults are added.
  /// - Parameters:
  ///   - callSite: the app's line, for issues; nil where the framework itself adds.
  ///   - hasOwnBehaviors: false if only defaults would be added. Without defaults, the result is then nil.
  /// - Returns: the host. Nil if the controller takes no behaviors, which is reported as an issue.
  func hostForBehaviors(from callSite: CallSite?, hasOwnBehaviors: Bool) -> BehaviorHost? {
    MainThread.require("addBehaviors", from: callSite)
    if let refusal = AttachmentRefusal(of: self) {
      refusal.report(on: self, from: callSite)
      return nil
    }
    if let host = hiddenChild?.host { return host }
    guard hasOwnBehaviors || isScreen && !LifecycleBehaviorDefaults.isEmpty else { return nil }
    return installHost(from: callSite)
  }

  /// False for the controller of a SwiftUI view without a name. It gets no default behaviors.
  private var isScreen: Bool { (self as? BehaviorProbeViewController).map { $0.nameOfView != nil } ?? true }

  private func installHost(from callSite: CallSite?) -> BehaviorHost? {
    let host = BehaviorHost(screen: self)
    guard host.screen != nil else {
      AttachmentRefusal.isBeingDeallocated.report(on: self, from: callSite)
      return nil
    }
    let child = LifecycleBehaviorViewController(host)
    addChild(child)
    // If the screen is on screen, UIKit calls the child here, which has no behaviors yet: see "A late add" in BehaviorHost.
    view.placeForHiddenView.addSubview(child.view)
    child.didMove(toParent: self)
    if isScreen { addDefaults(to: host, child) }
    return host
  }

  private func addDefaults(to host: BehaviorHost, _ child: LifecycleBehaviorViewController) {
    LifecycleBehaviorDefaults.screens.report(self)
    let defaults = LifecycleBehaviorDefaults.behaviors(for: self)
    guard !defaults.isEmpty else { return }
    let attachment = BehaviorAttachment(on: host)
    child.defaults = attachment
    host.add(defaults.map { behavior, callSite in AttachedBehavior(behavior, of: attachment, from: callSite) })
  }
}
