import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  // The app has one `Overlays`, which all scenes share.
  private let overlays = Overlays.shared

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    // The storyboard has created a window.
    let window = self.window ?? UIWindow(windowScene: scene)
    window.rootViewController = UINavigationController(
      rootViewController: RecipesViewController())
    window.makeKeyAndVisible()
    self.window = window
  }
}
