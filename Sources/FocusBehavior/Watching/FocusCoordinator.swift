import LifecycleBehaviors
import UIKit

/// The state of one attachment of a ``FocusBehavior``. Connects the monitor of its screen with the app's center.
@MainActor
final class FocusCoordinator {
  /// Nil until the behavior is attached to a screen of its class, and after it has been detached.
  private var watch: (monitor: FocusMonitor, center: FocusCenter)?

  func attach(
    to screen: UIViewController, _ options: FocusOptions, time: LifecycleTime,
    handler: @escaping @MainActor (UIViewController?, FocusChange) -> Void
  ) {
    let monitor = FocusMonitor(screen, attachment: self, options: options, time: time, handler: handler)
    let center = FocusCenter.shared
    center.add(monitor)
    watch = (monitor, center)
  }

  func appear() {
    guard let watch else { return }
    watch.monitor.appearance = .appeared
    watch.center.didAppear(watch.monitor)
  }

  func disappear() {
    guard let watch else { return }
    watch.monitor.appearance = .disappeared
    watch.center.didDisappear(watch.monitor)
  }

  /// Ends the monitoring. A screen that has focus loses it.
  func detach() {
    guard let watch else { return }
    self.watch = nil
    watch.center.remove(watch.monitor)
    watch.monitor.reportDetached()
  }

  deinit {
    // Otherwise the center would go on looking at a screen that has been released, or whose behavior was removed silently.
    guard let watch else { return }
    MainThread.run {
      watch.center.removeReleased(watch.monitor)
    }
  }
}
