import LifecycleBehaviors
import UIKit

/// The states of the app and of its scenes, as UIKit announces them.
///
/// The states are those of the notifications, because `applicationState` and `activationState` still have their old
/// values inside some of them.
@MainActor
struct AppActivity {
  /// As it was announced last.
  private var announced: FocusFacts.Activity?
  private var scenes: [ObjectIdentifier: FocusFacts.Activity] = [:]

  /// The state that was announced for the app last, or its present state. It is read each time until then: this may exist before
  /// the application (R169 of HeadlessUIKit's rules). An app extension cannot read the state of its host, which counts as active.
  var app: FocusFacts.Activity {
    announced ?? FocusFacts.Activity(UIApplication.current?.applicationState ?? .active).atFirstReading
  }

  /// Returns the state that was announced for `scene` last. If nothing has been announced, returns the scene's present state.
  /// For nil, returns the app's state.
  func state(of scene: UIWindowScene?) -> FocusFacts.Activity {
    guard let scene else { return app }
    return scenes[ObjectIdentifier(scene)] ?? FocusFacts.Activity(scene.activationState).atFirstReading
  }

  // MARK: Notifications

  static let appNotifications: [(name: Notification.Name, state: FocusFacts.Activity)] = [
    (UIApplication.willResignActiveNotification, .inactive),
    (UIApplication.didEnterBackgroundNotification, .background),
    (UIApplication.willEnterForegroundNotification, .entering),
    (UIApplication.didBecomeActiveNotification, .active),
  ]

  static let sceneNotifications: [(name: Notification.Name, state: FocusFacts.Activity)] = [
    (UIScene.willDeactivateNotification, .inactive),
    (UIScene.didEnterBackgroundNotification, .background),
    (UIScene.willEnterForegroundNotification, .entering),
    (UIScene.didActivateNotification, .active),
    (UIScene.didDisconnectNotification, .background),
  ]

  /// Enters a state of the app.
  /// - Returns: whether it takes focus from screens.
  mutating func enter(_ state: FocusFacts.Activity) -> Bool {
    announced = state
    return state == .inactive || state == .background
  }

  /// Enters a state of a scene.
  /// - Parameters:
  ///   - state: of the scene.
  ///   - scene: the identity of the scene.
  ///   - isDisconnected: the scene is forgotten, because its identity may be used again.
  /// - Returns: whether it takes focus from screens. Where no other scene stays, the app leaves too; its own announcement
  ///   follows and is the better reason.
  mutating func enter(_ state: FocusFacts.Activity, of scene: ObjectIdentifier, isDisconnected: Bool) -> Bool {
    scenes[scene] = nil
    let othersStay = scenes.values.contains { $0 != .background }
    if !isDisconnected { scenes[scene] = state }
    return state == .background && othersStay
  }
}

extension FocusFacts.Activity {
  /// Without an announcement before the first reading, an app or scene that is inactive may be launching.
  fileprivate var atFirstReading: Self { self == .inactive ? .entering : self }

  fileprivate init(_ state: UIApplication.State) {
    switch state {
    case .active: self = .active
    case .inactive: self = .inactive
    case .background: self = .background
    @unknown default: self = .inactive
    }
  }

  fileprivate init(_ state: UIScene.ActivationState) {
    switch state {
    case .foregroundActive: self = .active
    case .foregroundInactive: self = .inactive
    case .background: self = .background
    // In an app extension the host has the scene.
    case .unattached: self = UIApplication.isInAppExtension ? .active : .background
    @unknown default: self = .inactive
    }
  }
}
