import HeadlessDevice
import LifecycleTestKit
import UIKit

/// An application delegate that writes its calls, and the notifications that UIKit posts, with the application's state:
/// `delegate.didBecomeActive active`, `app.didBecomeActive active`.
@MainActor
final class LoggedApp: NSObject, UIApplicationDelegate {
  private let log: LifecycleTranscript
  private var notifications: NotificationRecorder? = NotificationRecorder()

  init(_ log: LifecycleTranscript) {
    self.log = log
    super.init()
    observe(UIApplication.didFinishLaunchingNotification, "app.didFinishLaunching")
    observe(UIApplication.willEnterForegroundNotification, "app.willEnterForeground")
    observe(UIApplication.didBecomeActiveNotification, "app.didBecomeActive")
    observe(UIApplication.willResignActiveNotification, "app.willResignActive")
    observe(UIApplication.didEnterBackgroundNotification, "app.didEnterBackground")
    observe(UIApplication.willTerminateNotification, "app.willTerminate")
    observe(UIScene.willConnectNotification, "UIScene.willConnect")
    observe(UIScene.willEnterForegroundNotification, "UIScene.willEnterForeground")
    observe(UIScene.didActivateNotification, "UIScene.didActivate")
    observe(UIScene.willDeactivateNotification, "UIScene.willDeactivate")
    observe(UIScene.didEnterBackgroundNotification, "UIScene.didEnterBackground")
    observe(UIScene.didDisconnectNotification, "UIScene.didDisconnect")
  }

  func stop() {
    notifications = nil
  }

  fileprivate func record(_ event: String) {
    let state = UIApplication.shared.applicationState
    log.record("\(event) \(state)")
  }

  private func observe(_ name: NSNotification.Name, _ event: String) {
    notifications?.observe(name) { [weak self] notification in
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

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    record("delegate.didFinishLaunching")
    return true
  }
  func applicationDidBecomeActive(_ application: UIApplication) { record("delegate.didBecomeActive") }
  func applicationWillResignActive(_ application: UIApplication) { record("delegate.willResignActive") }
  func applicationDidEnterBackground(_ application: UIApplication) { record("delegate.didEnterBackground") }
  func applicationWillEnterForeground(_ application: UIApplication) { record("delegate.willEnterForeground") }
  func applicationWillTerminate(_ application: UIApplication) { record("delegate.willTerminate") }
}

/// A scene delegate that writes its calls: `scene.didBecomeActive`.
@MainActor
final class LoggedSceneDelegate: NSObject, UISceneDelegate {
  private let app: LoggedApp

  init(_ app: LoggedApp) {
    self.app = app
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) { app.record("scene.willConnect") }
  func sceneDidDisconnect(_ scene: UIScene) { app.record("scene.didDisconnect") }
  func sceneDidBecomeActive(_ scene: UIScene) { app.record("scene.didBecomeActive") }
  func sceneWillResignActive(_ scene: UIScene) { app.record("scene.willResignActive") }
  func sceneWillEnterForeground(_ scene: UIScene) { app.record("scene.willEnterForeground") }
  func sceneDidEnterBackground(_ scene: UIScene) { app.record("scene.didEnterBackground") }
}
