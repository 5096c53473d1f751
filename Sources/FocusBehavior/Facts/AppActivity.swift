import LifecycleBehaviors
import UIKit

/// The states of the app and of its scenes, as UIKit announces them. Reports these announcements, and those about windows.
///
/// The states are kept from the notifications, because `applicationState` and `activationState` still have their old
/// values inside some of them.
@MainActor
final class AppActivity {
  private(set) var app: FocusFacts.Activity
  // An array: there are few scenes.
  private var scenes: [(scene: ObjectIdentifier, state: FocusFacts.Activity)] = []
  private let observer = NotificationObserver()

  /// - Parameter didChange: called after each announcement, with whether it takes focus from screens.
  init(didChange: @escaping @MainActor (_ isLeaving: Bool) -> Void) {
    // An app extension cannot read the state of its host. It counts as active.
    app = FocusFacts.Activity(UIApplication.current?.applicationState ?? .active).atFirstReading
    observeApp(UIApplication.willResignActiveNotification, .inactive, didChange)
    observeApp(UIApplication.didEnterBackgroundNotification, .background, didChange)
    observeApp(UIApplication.willEnterForegroundNotification, .entering, didChange)
    observeApp(UIApplication.didBecomeActiveNotification, .active, didChange)
    observeScene(UIScene.willDeactivateNotification, .inactive, didChange)
    observeScene(UIScene.didEnterBackgroundNotification, .background, didChange)
    observeScene(UIScene.willEnterForegroundNotification, .entering, didChange)
    observeScene(UIScene.didActivateNotification, .active, didChange)
    observeScene(UIScene.didDisconnectNotification, .background, didChange)
    for name in [
      UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification, UIWindow.didBecomeVisibleNotification,
      UIWindow.didBecomeHiddenNotification,
    ] {
      observer.observe(name) { _ in didChange(false) }
    }
  }

  /// Returns the state that was announced for `scene` last. If nothing has been announced, returns the scene's present state.
  /// For nil, returns the app's state.
  func state(of scene: UIWindowScene?) -> FocusFacts.Activity {
    guard let scene else { return app }
    let identity = ObjectIdentifier(scene)
    for known in scenes where known.scene == identity { return known.state }
    return FocusFacts.Activity(scene.activationState).atFirstReading
  }

  @inline(never)
  private func observeApp(
    _ name: Notification.Name, _ state: FocusFacts.Activity, _ didChange: @escaping @MainActor (Bool) -> Void
  ) {
    observer.observe(name) { [weak self] _ in
      guard let self else { return }
      app = state
      didChange(name == UIApplication.willResignActiveNotification || state == .background)
    }
  }

  @inline(never)
  private func observeScene(
    _ name: Notification.Name, _ state: FocusFacts.Activity, _ didChange: @escaping @MainActor (Bool) -> Void
  ) {
    observer.observe(name) { [weak self] scene in
      guard let self, let scene else { return }
      // A disconnected scene is removed: its identity may be used again.
      scenes.removeAll { $0.scene == scene }
      // Where no other scene stays, the app leaves too; its own announcement follows and is the better reason.
      let othersStay = scenes.contains { $0.state != .background }
      if name != UIScene.didDisconnectNotification { scenes.append((scene, state)) }
      didChange(state == .background && othersStay)
    }
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
    case .background, .unattached: self = .background
    @unknown default: self = .inactive
    }
  }
}
