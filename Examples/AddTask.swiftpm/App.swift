import UIKit

@main
final class App: UIResponder, UIApplicationDelegate {
  /// Info.plist declares scenes. Their delegate's class is set here, where the compiler checks it.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}
