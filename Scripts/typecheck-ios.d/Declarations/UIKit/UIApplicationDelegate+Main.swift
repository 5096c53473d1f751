// Compiled with the headless stand-in: what apps use of UIKit and no lifecycle question needs.

extension UIApplicationDelegate {
  /// What `@main` calls.
  public static func main() {}

  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role) }
}
