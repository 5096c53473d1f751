import LifecycleBehaviors
import ScreenSupport
import UIKit

/// Adds the states of the app and of its scenes to the log, until it is deallocated. When the process may end, whatever is
/// recorded is in the file.
@MainActor
final class RecordedApp {
  private let log: TimelineLog
  private let names: ObjectNames
  private let observer = NotificationObserver()

  /// - Parameters:
  ///   - log: where the states are added.
  ///   - names: the names of scenes.
  ///   - isRecorded: false adds no states.
  ///   - findsPast: whether the states at the beginning are added.
  init(_ log: TimelineLog, names: ObjectNames, isRecorded: Bool, findsPast: Bool) {
    self.log = log
    self.names = names
    if isRecorded, findsPast { addStates() }
    observeApp(isRecorded: isRecorded)
    if isRecorded { observeScenes() }
  }

  /// The states at the beginning, as events that are marked as passed. An app extension has none.
  private func addStates() {
    guard let app = UIApplication.current else { return }
    log.add(.app, app.applicationState.lastEvent, of: "app", Self.catchUp)
    for scene in app.scenesInOrder {
      if let event = scene.activationState.lastEvent { add(event, scene, Self.catchUp) }
    }
  }

  private static let catchUp: [TimelineEvent.Detail] = [.init("catchUp", .flag(true))]

  private func observeApp(isRecorded: Bool) {
    let events: KeyValuePairs = [
      UIApplication.didFinishLaunchingNotification: "didFinishLaunching",
      UIApplication.willEnterForegroundNotification: "willEnterForeground",
      UIApplication.didBecomeActiveNotification: "didBecomeActive",
      UIApplication.willResignActiveNotification: "willResignActive",
      UIApplication.didEnterBackgroundNotification: "didEnterBackground",
      UIApplication.willTerminateNotification: "willTerminate",
    ]
    for (notification, event) in events {
      observer.observe(notification) { [log] _ in
        if isRecorded { log.add(.app, event, of: "app") }
        // After these the process may not get another run-loop iteration. An observer of its own could be called before
        // this one, and the file would not have the event.
        if event == "didEnterBackground" || event == "willTerminate" { log.flush() }
      }
    }
  }

  private func observeScenes() {
    let events: KeyValuePairs = [
      UIScene.willConnectNotification: "willConnect", UIScene.didActivateNotification: "didActivate",
      UIScene.willDeactivateNotification: "willDeactivate",
      UIScene.willEnterForegroundNotification: "willEnterForeground",
      UIScene.didEnterBackgroundNotification: "didEnterBackground",
      UIScene.didDisconnectNotification: "didDisconnect",
    ]
    for (notification, event) in events {
      observer.observe(
        notification, reading: { $0.object as? UIScene }, handler: { [weak self] in self?.add(event, $0) })
    }
  }

  private func add(_ event: String, _ scene: UIScene, _ details: [TimelineEvent.Detail] = []) {
    log.add(.scene, event, of: names.name(of: scene.session, title: "scene"), details)
  }
}

extension UIApplication.State {
  /// The event that leads to this state.
  fileprivate var lastEvent: String {
    switch self {
    case .active: "didBecomeActive"
    case .inactive: "willResignActive"
    case .background: "didEnterBackground"
    @unknown default: "didBecomeActive"
    }
  }
}

extension UIScene.ActivationState {
  /// The event that leads to this state; nil where there is none.
  fileprivate var lastEvent: String? {
    switch self {
    case .foregroundActive: "didActivate"
    case .foregroundInactive: "willDeactivate"
    case .background: "didEnterBackground"
    case .unattached: nil
    @unknown default: nil
    }
  }
}
