import UIKit

@main
final class App: UIResponder, UIApplicationDelegate {
  /// Info.plist names the configuration. The class of its delegate is set here, where the compiler checks it.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}
