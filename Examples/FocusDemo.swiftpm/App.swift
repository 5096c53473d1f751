import UIKit

@main
final class App: UIResponder, UIApplicationDelegate {
  /// What the screens share.
  let demo = FocusDemo(
    positions: UserDefaults.standard.dictionary(forKey: "positions") as? [String: Int] ?? [:],
    savePositions: { UserDefaults.standard.set($0, forKey: "positions") })

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    demo.recorder.start()
    return true
  }

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
