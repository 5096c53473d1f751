import UIKit

extension UIViewController {
  /// Attaches as `addBehaviors` does.
  /// - Parameters:
  ///   - behaviors: in the order in which they are called when the screen appears.
  ///   - callSite: the app's line; nil where the framework itself adds, as often as it needs to.
  ///   - mayRepeat: true where one line may attach the same again, as one that begins a stream does.
  ///   - isScreen: false for a controller of the framework's own, which gets no default behaviors.
  /// - Returns: the handle to remove them again; nothing is attached if they were refused.
  package func attach(
    _ behaviors: [any ViewControllerLifecycleBehavior], from callSite: CallSite?, mayRepeat: Bool = false,
    isScreen: Bool = true
  ) -> BehaviorAttachment {
    guard let host = hostForBehaviors(from: callSite, isScreen: isScreen, isNeeded: !behaviors.isEmpty) else {
      return BehaviorAttachment()
    }
    let attachment = BehaviorAttachment(on: host)
    if let callSite {
      let earlier = host.calls.note(attachment, from: callSite)
      if !mayRepeat { AddingMisuse.report(adding: behaviors, from: callSite, after: earlier, to: host, on: self) }
    }
    host.add(behaviors, attachment, from: callSite)
    return attachment
  }

  /// The host of this screen's behaviors. If there is none, it is created, and the app's defaults are added.
  /// - Parameters:
  ///   - callSite: the app's line, for issues; nil where the framework itself adds.
  ///   - isScreen: false for a controller of the framework's own, which gets no default behaviors.
  ///   - isNeeded: false where there is nothing to add but defaults; then the result is nil if there are no defaults either.
  /// - Returns: the host, or nil where there can be none, which is reported as an issue.
  func hostForBehaviors(from callSite: CallSite?, isScreen: Bool = true, isNeeded: Bool) -> BehaviorHost? {
    MainThread.require("addBehaviors", from: callSite)
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
    if !shouldAutomaticallyForwardAppearanceMethods { AddingMisuse.reportNotForwarding(self, from: callSite) }
    let child = LifecycleBehaviorViewController(host)
    addChild(child)
    view.placeForHiddenView.addSubview(child.view)
    child.didMove(toParent: self)
    if isScreen { LifecycleBehaviorDefaults.screens.report(self) }
    let defaults = isScreen ? LifecycleBehaviorDefaults.behaviors(for: self) : []
    if !defaults.isEmpty {
      child.defaults = BehaviorAttachment(on: host)
      host.add(defaults, child.defaults)
    }
    return host
  }
}
