import LifecycleBehaviors
import UIKit

/// An observer of notifications.
class ActivityObserver: NSObject {
  private weak var screen: UIViewController?

  init(screen: UIViewController) {
    self.screen = screen
    super.init()
    let center = NotificationCenter.default
    #if canImport(ObjectiveC)
      center.addObserver(
        self, selector: #selector(becameActive), name: UIApplication.didBecomeActiveNotification, object: nil)
    #else
      _ = center.addObserver(forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil) {
        [weak self] _ in self?.becameActive()
      }
    #endif
  }

  #if canImport(ObjectiveC)
    @objc
  #endif
  private func becameActive() {
    guard let screen = screen, screen.isViewLoaded, screen.lifecycleState == .appeared else { return }
    screen.setNeedsStatusBarAppearanceUpdate()
    screen.addDefaultBehaviors()
  }
}
