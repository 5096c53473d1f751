import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

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
