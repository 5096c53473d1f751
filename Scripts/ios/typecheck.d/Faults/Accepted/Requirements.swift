// Optional members of a delegate.
import UIKit

final class AppWithWindow: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}

final class AppWithoutWindow: UIResponder, UIApplicationDelegate {}

@MainActor
func root(of application: UIApplication) -> UIViewController? {
  application.delegate?.window??.rootViewController
}

@MainActor
func window(of delegate: any UIWindowSceneDelegate) -> UIWindow? { delegate.window ?? nil }

@MainActor
func returns(_ field: UITextField) -> Bool { field.delegate?.textFieldShouldReturn?(field) ?? true }
