import SwiftUI
import UIKit

@main
final class App: UIResponder, UIApplicationDelegate {
  private var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let inUIKit = UINavigationController(rootViewController: AddTaskViewController { _ in })
    let inSwiftUI = UIHostingController(rootView: AddTaskForm { _ in })
    inUIKit.title = "UIKit"
    inSwiftUI.title = "SwiftUI"
    let tabs = UITabBarController()
    tabs.viewControllers = [inUIKit, inSwiftUI]
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
