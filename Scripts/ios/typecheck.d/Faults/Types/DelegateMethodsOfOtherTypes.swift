// The names are right, the types are not: UIKit would never call these methods.
import UIKit

final class LaunchWithStrings: UIResponder, UIApplicationDelegate {
  // expect: instance method 'application(_:didFinishLaunchingWithOptions:)' nearly matches optional requirement 'application(_:didFinishLaunchingWithOptions:)' of protocol 'UIApplicationDelegate'
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [String: Any]?
  ) -> Bool { true }
}

final class SceneOfWindows: UIResponder, UIWindowSceneDelegate {
  // expect: instance method 'scene(_:willConnectTo:options:)' nearly matches optional requirement 'scene(_:willConnectTo:options:)' of protocol 'UISceneDelegate'
  func scene(_ scene: UIWindowScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {}
}

final class TabsOfNavigation: NSObject, UITabBarControllerDelegate {
  // expect: instance method 'tabBarController(_:shouldSelect:)' nearly matches optional requirement 'tabBarController(_:shouldSelectTab:)' of protocol 'UITabBarControllerDelegate'
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UINavigationController
  ) -> Bool { true }
}

final class ReturnWithoutAnswer: NSObject, UITextFieldDelegate {
  // expect: instance method 'textFieldShouldReturn' nearly matches optional requirement 'textFieldShouldReturn' of protocol 'UITextFieldDelegate'
  func textFieldShouldReturn(_ textField: UITextField) {}
}
