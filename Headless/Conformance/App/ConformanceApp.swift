import ConformanceSuite
import UIKit

/// Hosts the tests, which make windows of their own over this one. Opened by hand, it shows the cases that need fingers.
@main
final class ConformanceApp: ConformanceAppDelegate {
  /// Info.plist declares scenes. Their delegate's class is set here, where the compiler checks it.
  override func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = super.application(
      application, configurationForConnecting: connectingSceneSession, options: options)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}
