import LifecycleBehaviors
import UIKit

/// Which scenes are leaving or have left, as UIKit announces it. Inside some of these notifications the states of the app and
/// of its scenes still have their old values, so they are not asked.
@MainActor
struct SceneActivity {
  /// Between `willResignActive` and `didBecomeActive`.
  var isAppLeaving = UIApplication.current?.applicationState == .background
  /// Between `willDeactivate` and `didActivate`.
  private var scenes: Set<ObjectIdentifier> = []

  static let appNotifications: [Notification.Name: Bool] = [
    UIApplication.willResignActiveNotification: true,
    UIApplication.didEnterBackgroundNotification: true,
    UIApplication.didBecomeActiveNotification: false,
  ]

  static let sceneNotifications: [Notification.Name: Bool] = [
    UIScene.willDeactivateNotification: true,
    UIScene.didEnterBackgroundNotification: true,
    UIScene.didActivateNotification: false,
  ]

  func isLeaving(_ scene: ObjectIdentifier) -> Bool {
    isAppLeaving || scenes.contains(scene)
  }

  mutating func note(_ scene: ObjectIdentifier, isLeaving: Bool) {
    if isLeaving { scenes.insert(scene) } else { scenes.remove(scene) }
  }

  mutating func forget(_ scene: ObjectIdentifier) {
    scenes.remove(scene)
  }
}
