// Requirements of these protocols are optional: UIKit would never call these methods.
import UIKit

final class MisspeltAppDelegate: UIResponder, UIApplicationDelegate {
  // expect: instance method 'application(_:didFinishLaunchingWithOption:)' nearly matches optional requirement 'application(_:didFinishLaunchingWithOptions:)' of protocol 'UIApplicationDelegate'
  func application(
    _ application: UIApplication, didFinishLaunchingWithOption launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}

final class MisspeltSceneDelegate: UIResponder, UIWindowSceneDelegate {
  // expect: instance method 'scene(_:willConnect:options:)' nearly matches optional requirement 'scene(_:willConnectTo:options:)' of protocol 'UISceneDelegate'
  func scene(_ scene: UIScene, willConnect session: UISceneSession, options: UIScene.ConnectionOptions) {}
}

final class MisspeltNavigation: NSObject, UINavigationControllerDelegate {
  // expect: instance method 'navigationController(_:didShow:animation:)' nearly matches optional requirement 'navigationController(_:didShow:animated:)' of protocol 'UINavigationControllerDelegate'
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animation: Bool
  ) {}
}

final class MisspeltTabs: NSObject, UITabBarControllerDelegate {
  // expect: instance method 'tabBarController(_:didSelected:)' nearly matches optional requirement 'tabBarController(_:didSelect:)' of protocol 'UITabBarControllerDelegate'
  func tabBarController(_ tabBarController: UITabBarController, didSelected viewController: UIViewController) {}
}

final class MisspeltPresentation: NSObject, UIAdaptivePresentationControllerDelegate {
  // expect: instance method 'presentationControllerDidDismissed' nearly matches optional requirement 'presentationControllerDidDismiss' of protocol 'UIAdaptivePresentationControllerDelegate'
  func presentationControllerDidDismissed(_ presentationController: UIPresentationController) {}
}

final class MisspeltField: NSObject, UITextFieldDelegate {
  // expect: instance method 'textFieldShouldReturned' nearly matches optional requirement 'textFieldShouldReturn' of protocol 'UITextFieldDelegate'
  func textFieldShouldReturned(_ textField: UITextField) -> Bool { true }
}
