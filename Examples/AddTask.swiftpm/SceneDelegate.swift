import SwiftUI
import UIKit

/// Shows both forms in the window of a scene.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let inUIKit = UINavigationController(rootViewController: AddTaskViewController { _ in })
    let inSwiftUI = UIHostingController(rootView: AddTaskForm { _ in })
    inUIKit.title = "UIKit"
    inSwiftUI.title = "SwiftUI"
    let tabs = UITabBarController()
    tabs.viewControllers = [inUIKit, inSwiftUI]
    let window = UIWindow(windowScene: scene)
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    self.window = window
  }
}
