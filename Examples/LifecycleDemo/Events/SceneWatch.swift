import FocusDemoScreens
import LifecycleBehaviors
import LifecycleTimeline
import UIKit

/// Reports what happens to scenes, each by the name of its first screen, until it is released.
@MainActor
final class SceneWatch {
  private let observer = NotificationObserver()
  private var names: [ObjectIdentifier: String] = [:]
  private let report: (_ event: String, _ name: String) -> Void

  init(report: @escaping (_ event: String, _ name: String) -> Void) {
    self.report = report
    let events: KeyValuePairs = [
      UIScene.didActivateNotification: "didActivate", UIScene.willDeactivateNotification: "willDeactivate",
      UIScene.willEnterForegroundNotification: "willEnterForeground",
      UIScene.didEnterBackgroundNotification: "didEnterBackground", UIScene.didDisconnectNotification: "didDisconnect",
    ]
    for (notification, event) in events {
      observer.observe(
        notification, reading: { $0.object as? UIWindowScene },
        handler: { [weak self] in self?.note(event, of: $0) })
    }
  }

  private func note(_ event: String, of scene: UIWindowScene) {
    let id = ObjectIdentifier(scene)
    if let name = names[id] { return report(event, name) }
    // It has no screen yet when it is connected.
    guard let name = scene.windows.first?.rootViewController?.firstScreenName else { return }
    names[id] = name
    report("willConnect", name)
    report(event, name)
  }
}

extension UIViewController {
  /// Nil where there is a container alone.
  fileprivate var firstScreenName: String? {
    if self is DemoScreen || FocusDemo.Screen(self) != nil { return journeyName }
    return children.lazy.compactMap(\.firstScreenName).first
  }
}
