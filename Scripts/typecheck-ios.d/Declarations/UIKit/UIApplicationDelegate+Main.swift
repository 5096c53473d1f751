// Compiled with the headless stand-in: what apps use of UIKit and no lifecycle question needs.

extension UIApplicationDelegate {
  /// What `@main` calls.
  public static func main() {}
}
