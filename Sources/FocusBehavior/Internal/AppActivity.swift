import LifecycleBehaviors
import UIKit

/// The states of the app and of its scenes as UIKit announces them.
///
/// Kept from the notifications, because `applicationState` and `activationState` still have their old values inside
/// some of them.
@MainActor
final class AppActivity {
  private(set) var app: FocusFacts.Activity
  private var scenes: [ObjectIdentifier: FocusFacts.Activity] = [:]
  private let observer = NotificationObserver()

  /// - Parameter didChange: told after each announcement, with whether it takes focus away.
  init(didChange: @escaping @MainActor (_ isLeaving: Bool) -> Void) {
    app = FocusFacts.Activity(UIApplication.shared.applicationState)
    observeApp(UIApplication.willResignActiveNotification, .inactive, didChange)
    observeApp(UIApplication.didEnterBackgroundNotification, .background, didChange)
    observeApp(UIApplication.willEnterForegroundNotification, .inactive, didChange)
    observeApp(UIApplication.didBecomeActiveNotification, .active, didChange)
    observeScene(UIScene.willDeactivateNotification, .inactive, didChange)
    observeScene(UIScene.didEnterBackgroundNotification, .background, didChange)
    observeScene(UIScene.willEnterForegroundNotification, .inactive, didChange)
    observeScene(UIScene.didActivateNotification, .active, didChange)
    observeScene(UIScene.didDisconnectNotification, .background, didChange)
  }

  /// A scene that nothing was announced about is in the state it reads; a window without one follows the app.
  func scene(_ scene: UIWindowScene?) -> FocusFacts.Activity {
    guard let scene else { return app }
    return scenes[ObjectIdentifier(scene)] ?? FocusFacts.Activity(scene.activationState)
  }

  private func observeApp(
    _ name: Notification.Name, _ state: FocusFacts.Activity, _ didChange: @escaping @MainActor (Bool) -> Void
  ) {
    observer.observe(name) { [weak self] _ in
      self?.app = state
      didChange(name == UIApplication.willResignActiveNotification || state == .background)
    }
  }

  private func observeScene(
    _ name: Notification.Name, _ state: FocusFacts.Activity, _ didChange: @escaping @MainActor (Bool) -> Void
  ) {
    observer.observe(name) { [weak self] scene in
      guard let self, let scene else { return }
      // A scene that is gone is forgotten: its identity may be used again.
      scenes[scene] = name == UIScene.didDisconnectNotification ? nil : state
      // The app's own announcement follows and is the better reason; a scene alone is looked at a turn later.
      didChange(false)
    }
  }
}

extension FocusFacts.Activity {
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
    case .background, .unattached: self = .background
    @unknown default: self = .inactive
    }
  }
}
