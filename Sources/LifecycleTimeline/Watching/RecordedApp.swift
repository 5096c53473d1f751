import LifecycleBehaviors
import UIKit

/// Adds the states of the app and of its scenes to the log, until it is released.
@MainActor
final class RecordedApp {
  private let log: TimelineLog
  private let names: ObjectNames
  private let observer = NotificationObserver()

  init(_ log: TimelineLog, names: ObjectNames, findsPast: Bool) {
    self.log = log
    self.names = names
    if findsPast { addStates() }
    observeApp()
    observeScenes()
  }

  /// The states at the beginning, as events that are marked as passed. An app extension has none.
  private func addStates() {
    guard let app = UIApplication.current else { return }
    log.add(.app(app.applicationState.lastEvent, isCatchUp: true), of: "app")
    for scene in app.scenesInOrder {
      guard let event = scene.activationState.lastEvent else { continue }
      add(.scene(event, isCatchUp: true), scene)
    }
  }

  private func observeApp() {
    let events: KeyValuePairs<Notification.Name, TimelineEvent.App> = [
      UIApplication.didFinishLaunchingNotification: .didFinishLaunching,
      UIApplication.willEnterForegroundNotification: .willEnterForeground,
      UIApplication.didBecomeActiveNotification: .didBecomeActive,
      UIApplication.willResignActiveNotification: .willResignActive,
      UIApplication.didEnterBackgroundNotification: .didEnterBackground,
      UIApplication.willTerminateNotification: .willTerminate,
    ]
    for (notification, event) in events {
      observer.observe(notification) { [log] _ in
        log.add(.app(event), of: "app")
        // After these the process may not get another turn.
        if event == .didEnterBackground || event == .willTerminate { log.flush() }
      }
    }
  }

  private func observeScenes() {
    let events: KeyValuePairs<Notification.Name, TimelineEvent.Scene> = [
      UIScene.willConnectNotification: .willConnect, UIScene.didActivateNotification: .didActivate,
      UIScene.willDeactivateNotification: .willDeactivate,
      UIScene.willEnterForegroundNotification: .willEnterForeground,
      UIScene.didEnterBackgroundNotification: .didEnterBackground,
      UIScene.didDisconnectNotification: .didDisconnect,
    ]
    for (notification, event) in events {
      observer.observe(
        notification, reading: { $0.object as? UIScene }, handler: { [weak self] in self?.add(.scene(event), $0) })
    }
  }

  private func add(_ event: TimelineEvent.Occurrence, _ scene: UIScene) {
    log.add(event, of: names.name(of: scene.session, title: "scene"))
  }
}

extension UIApplication.State {
  /// The event that leads to this state.
  fileprivate var lastEvent: TimelineEvent.App {
    switch self {
    case .active: .didBecomeActive
    case .inactive: .willResignActive
    case .background: .didEnterBackground
    @unknown default: .didBecomeActive
    }
  }
}

extension UIScene.ActivationState {
  /// The event that leads to this state; nil where there is none.
  fileprivate var lastEvent: TimelineEvent.Scene? {
    switch self {
    case .foregroundActive: .didActivate
    case .foregroundInactive: .willDeactivate
    case .background: .didEnterBackground
    case .unattached: nil
    @unknown default: nil
    }
  }
}
