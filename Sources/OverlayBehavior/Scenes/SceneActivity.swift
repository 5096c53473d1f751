import LifecycleBehaviors
import ScreenSupport
import UIKit

/// Which scenes are leaving or have left, as UIKit announces it. Inside some of these notifications the states of the app and
/// of its scenes still have their old values, so they are read only where nothing has been announced.
@MainActor
struct SceneActivity {
  /// From `willResignActive` until `willEnterForeground` or `didBecomeActive`.
  private var isAppLeaving = false
  /// Whether the scene is leaving, as it was announced last.
  private var announced: [ObjectIdentifier: Bool] = [:]
  /// The scenes that have returned since the app began to leave: a scene announces its return before the app does (R74 of
  /// HeadlessUIKit's rules).
  private var returned: Set<ObjectIdentifier> = []

  static let appNotifications: [Notification.Name: Bool] = [
    UIApplication.willResignActiveNotification: true,
    UIApplication.didEnterBackgroundNotification: true,
    UIApplication.willEnterForegroundNotification: false,
    UIApplication.didBecomeActiveNotification: false,
  ]

  static let sceneNotifications: [Notification.Name: Bool] = [
    UIScene.willDeactivateNotification: true,
    UIScene.didEnterBackgroundNotification: true,
    UIScene.willEnterForegroundNotification: false,
    UIScene.didActivateNotification: false,
  ]

  func isLeaving(_ scene: UIScene) -> Bool {
    let id = ObjectIdentifier(scene)
    return isAppLeaving && !returned.contains(id) || (announced[id] ?? scene.isInBackground)
  }

  mutating func noteApp(isLeaving: Bool) {
    isAppLeaving = isLeaving
    returned = []
  }

  mutating func note(_ scene: ObjectIdentifier, isLeaving: Bool) {
    announced[scene] = isLeaving
    if isLeaving { returned.remove(scene) } else { returned.insert(scene) }
  }

  mutating func forget(_ scene: ObjectIdentifier) {
    announced[scene] = nil
    returned.remove(scene)
  }
}
