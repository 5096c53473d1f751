import UIKit

/// Hosts the tests, which make windows of their own over this one. Opened by hand, it shows the cases that need fingers.
@main
final class ConformanceApp: UIResponder, UIApplicationDelegate {
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
