import UIKit

/// The calls of the app's delegates and the notifications of the app and its scene, from the launch on.
@MainActor
final class AppCallLog {
  /// The calls until the app is active and its first screen has appeared.
  private(set) var launch: [AppCall] = []
  /// Receives each call.
  var didCall: (AppCall) -> Void = { _ in }
  private let notifications = ObservedNotifications()
  private var isActive = false
  private var hasFirstScreen = false

  var isLaunching: Bool { !isActive || !hasFirstScreen }

  /// The log of the running app; nil if its delegate is no ``ConformanceAppDelegate``.
  static var current: AppCallLog? { (UIApplication.shared.delegate as? ConformanceAppDelegate)?.log }

  init() {
    observe(.app, "UIApplication.didFinishLaunching", UIApplication.didFinishLaunchingNotification)
    observe(.app, "UIApplication.willEnterForeground", UIApplication.willEnterForegroundNotification)
    observe(.app, "UIApplication.didBecomeActive", UIApplication.didBecomeActiveNotification)
    observe(.app, "UIApplication.willResignActive", UIApplication.willResignActiveNotification)
    observe(.app, "UIApplication.didEnterBackground", UIApplication.didEnterBackgroundNotification)
    observe(.scene, "UIScene.willEnterForeground", UIScene.willEnterForegroundNotification)
    observe(.scene, "UIScene.didActivate", UIScene.didActivateNotification)
    observe(.scene, "UIScene.willDeactivate", UIScene.willDeactivateNotification)
    observe(.scene, "UIScene.didEnterBackground", UIScene.didEnterBackgroundNotification)
  }

  private func observe(_ kind: AppCall.Kind, _ line: String, _ name: Notification.Name) {
    notifications.observe(name) { [weak self] _ in self?.write(kind, line) }
  }

  /// After it the log has no further notifications.
  func stop() {
    notifications.stop()
  }

  func write(_ kind: AppCall.Kind, _ name: String) {
    let call = AppCall(kind: kind, name: name, state: UIApplication.shared.applicationState)
    if isLaunching { launch.append(call) }
    isActive = isActive || name == "UIApplication.didBecomeActive"
    hasFirstScreen = hasFirstScreen || kind == .firstScreen
    didCall(call)
  }
}
