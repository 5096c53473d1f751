import UIKit

@MainActor
extension NSObjectProtocol where Self: UIViewController {
  /// Attaches the behaviors listed in `behaviors` to this screen, as `addBehaviors(_:)` does with an array.
  ///
  /// ```swift
  /// addBehaviors {
  ///   NavigationBarBehavior(isHidden: true)
  ///   if isLive { KeepAwakeBehavior() }
  ///   for name in names { LogBehavior(name) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - file: where the call stands, for issues.
  ///   - line: where the call stands, for issues.
  ///   - behaviors: called once, at once.
  /// - Returns: a handle to take these behaviors off again.
  @discardableResult
  public func addBehaviors(
    file: StaticString = #fileID, line: UInt = #line,
    @BehaviorBuilder _ behaviors: () -> [any ViewControllerLifecycleBehavior]
  ) -> BehaviorAttachment {
    addBehaviors(behaviors(), file: file, line: line)
  }

  /// Attaches the app's ``LifecycleBehaviorDefaults`` to this screen, unless it has got them already; for a screen
  /// that adds no behaviors of its own, or one that wants to take the defaults off.
  ///
  /// ```swift
  /// addDefaultBehaviors().remove()  // this screen goes without
  /// ```
  ///
  /// Refuses the same controllers as `addBehaviors`, with the same issues. Only SwiftUI hosting controllers, of which an
  /// app may have many, are left out with one issue for all of them.
  /// - Parameters:
  ///   - file: where the call stands, for issues.
  ///   - line: where the call stands, for issues.
  /// - Returns: a handle to remove the defaults again, the same at each call. It is attached to nothing while the app has no
  ///   defaults.
  @discardableResult
  public func addDefaultBehaviors(file: StaticString = #fileID, line: UInt = #line) -> BehaviorAttachment {
    if AttachmentRefusal(of: self) == .hostingController {
      LifecycleBehaviorDefaults.leaveOut(self)
      return BehaviorAttachment()
    }
    let callSite = CallSite(file: "\(file)", line: line)
    return hostForBehaviors(from: callSite, isNeeded: false)?.defaults ?? BehaviorAttachment()
  }
}
