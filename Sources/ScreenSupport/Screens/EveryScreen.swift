import LifecycleBehaviors
import UIKit

/// Attaches behaviors of the framework to each screen of the app that has behaviors, now or later. The behaviors are removed
/// silently when this object is deallocated.
@MainActor
package final class EveryScreen {
  private let behaviors: @MainActor (UIViewController) -> [any ViewControllerLifecycleBehavior]
  private var attachments = WeakTable<BehaviorAttachment>()
  private var listener: AnyObject?

  /// Attaches nothing until ``attachToAll()`` or ``attachToNew()``.
  /// - Parameter behaviors: called once for each screen.
  package init(_ behaviors: @escaping @MainActor (UIViewController) -> [any ViewControllerLifecycleBehavior]) {
    self.behaviors = behaviors
  }

  /// Attaches the behaviors to the screens of all windows, and later to each screen that gets its first behaviors.
  package func attachToAll() {
    attachToNew()
    for scene in UIApplication.current?.scenesInOrder ?? [] {
      for window in scene.windows { window.rootViewController.map(attachWithin) }
    }
  }

  /// Attaches the behaviors to each screen that gets its first behaviors later.
  package func attachToNew() {
    listener = LifecycleBehaviorDefaults.screens.add { [weak self] in self?.attach(to: $0) }
  }

  private func attachWithin(_ screen: UIViewController) {
    if screen.lifecycleBehaviorViewController != nil { attach(to: screen) }
    screen.contentChildren.forEach(attachWithin)
    for case let view as BehaviorProbeViewController in screen.children where view.givenName != nil {
      attachWithin(view)
    }
    if let presented = screen.presentedViewController, presented.presentingViewController === screen {
      attachWithin(presented)
    }
  }

  /// Attaches the behaviors to one screen, once.
  private func attach(to screen: UIViewController) {
    if attachments[screen]?.isAttached == true { return }
    attachments[screen] = screen.attach(behaviors(screen), from: nil)
  }

  deinit {
    MainThread.run { [attachments] in
      for attachment in attachments.values { attachment.remove(silently: true) }
    }
  }
}
