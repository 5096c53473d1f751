import LifecycleBehaviors
import UIKit

/// Which scenes are leaving or have left, as UIKit announces it. Inside some of these notifications the states of the app and
/// of its scenes still have their old values, so they are read only where nothing has been announced.
@MainActor
struct SceneActivity {
  /// From `willResignActive` until `willEnterForeground` or `didBecomeActive`.
  var isAppLeaving = false
  /// Whether the scene is leaving, as it was announced last.
  private var announced: [ObjectIdentifier: Bool] = [:]

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
    isAppLeaving || (announced[ObjectIdentifier(scene)] ?? scene.isInBackground)
  }

  mutating func note(_ scene: ObjectIdentifier, isLeaving: Bool) {
    announced[scene] = isLeaving
  }

  mutating func forget(_ scene: ObjectIdentifier) {
    announced[scene] = nil
  }
}

extension UIScene {
  /// R162: a scene that connects only to have its picture taken announces nothing. One that is inactive may be launching.
  var isInBackground: Bool { activationState == .background || activationState == .unattached }
}
