import HeadlessDevice
import HeadlessTestSupport
import UIKit

/// An application delegate that writes its calls, and the notifications that UIKit posts, with the application's state:
/// `delegate.didBecomeActive active`, `app.didBecomeActive active`.
@MainActor
final class LoggedApp: NSObject, UIApplicationDelegate {
  private let log: Transcript
  private let notifications = NotificationRecorder()

  init(_ log: Transcript) {
    self.log = log
    super.init()
    observe(UIApplication.willEnterForegroundNotification, "app.willEnterForeground")
    observe(UIApplication.didBecomeActiveNotification, "app.didBecomeActive")
    observe(UIApplication.willResignActiveNotification, "app.willResignActive")
    observe(UIApplication.didEnterBackgroundNotification, "app.didEnterBackground")
    observe(UIApplication.willTerminateNotification, "app.willTerminate")
    observe(UIScene.willEnterForegroundNotification, "UIScene.willEnterForeground")
    observe(UIScene.didActivateNotification, "UIScene.didActivate")
    observe(UIScene.willDeactivateNotification, "UIScene.willDeactivate")
    observe(UIScene.didEnterBackgroundNotification, "UIScene.didEnterBackground")
    observe(UIScene.didDisconnectNotification, "UIScene.didDisconnect")
  }

  private func record(_ event: String) {
    let state = UIApplication.shared.applicationState
    log.record("\(event) \(state)")
  }

  private func observe(_ name: NSNotification.Name, _ event: String) {
    notifications.observe(name) { [weak self] notification in
      self?.recordPosted(event, (notification.object as? UIWindowScene).map { ObjectIdentifier($0) })
    }
  }

  private func recordPosted(_ event: String, _ scene: ObjectIdentifier?) {
    let number = UIApplication.shared.connectedScenes.count > 1 ? sceneNames[scene ?? ObjectIdentifier(self)] : nil
    record(event + (number.map { "(\($0))" } ?? ""))
  }

  /// Names of scenes, written after their notifications while there are several scenes.
  var sceneNames: [ObjectIdentifier: String] = [:]

  // MARK: UIApplicationDelegate

  func applicationDidBecomeActive(_ application: UIApplication) { record("delegate.didBecomeActive") }
  func applicationWillResignActive(_ application: UIApplication) { record("delegate.willResignActive") }
  func applicationDidEnterBackground(_ application: UIApplication) { record("delegate.didEnterBackground") }
  func applicationWillEnterForeground(_ application: UIApplication) { record("delegate.willEnterForeground") }
  func applicationWillTerminate(_ application: UIApplication) { record("delegate.willTerminate") }
}
