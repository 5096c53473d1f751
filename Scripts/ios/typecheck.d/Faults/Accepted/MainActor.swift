// Isolation that UIKit has, and what it leaves open.
import UIKit

protocol Titled {
  var title: String? { get }
}

final class TitledController: UIViewController, @MainActor Titled {}

func name(of scene: UIScene.Type) -> Notification.Name { scene.didActivateNotification }

func size(_ traits: UITraitCollection) -> @Sendable () -> UIUserInterfaceSizeClass { { traits.horizontalSizeClass } }

func opens(_ url: URL, in application: UIApplication) -> Bool { application.canOpenURL(url) }

func end(_ task: UIBackgroundTaskIdentifier, of application: UIApplication) { application.endBackgroundTask(task) }

func keepAwake(_ application: UIApplication) -> any NSObjectProtocol {
  let center = NotificationCenter.default
  return center.addObserver(forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main) { _ in
    MainActor.assumeIsolated { application.isIdleTimerDisabled = true }
  }
}
