// Swift bridges values of Objective-C only where the source says so.
import UIKit

// expect: cannot convert return expression of type 'NSNumber' to return type 'Int'
func number(_ number: NSNumber) -> Int { number }

// expect: cannot convert return expression of type 'Int' to return type 'NSNumber'
func object(_ number: Int) -> NSNumber { number }

// expect: 'NSString' is not implicitly convertible to 'String'; did you mean to use 'as' to explicitly convert?
func text(_ text: NSString) -> String { text }

// expect: cannot convert return expression of type 'String' to return type 'NSString'
func object(_ text: String) -> NSString { text }

func frame(in notification: Notification) -> CGRect {
  // expect: value of optional type 'NSValue?' must be unwrapped to refer to member 'cgRectValue' of wrapped base type 'NSValue'
  (notification.userInfo?["frame"] as? NSValue).cgRectValue
}

func duration(in notification: Notification) -> Double {
  // expect: cannot convert value of type 'Any?' to type 'Double' in coercion
  notification.userInfo?["duration"] as Double
}

@MainActor
func color(_ appearance: UINavigationBarAppearance) {
  // expect: cannot convert value of type 'String' to expected dictionary key type 'NSAttributedString.Key'
  appearance.titleTextAttributes = ["NSColor": UIColor.red]
}

func post() {
  // expect: cannot convert value of type 'String' to expected argument type 'NSNotification.Name'
  NotificationCenter.default.post(name: "changed", object: nil)
}

@MainActor
func raise(_ window: UIWindow) {
  // expect: cannot assign value of type 'Int' to type 'UIWindow.Level'
  window.windowLevel = 1
}

@MainActor
func end(_ application: UIApplication) {
  // expect: 'nil' is not compatible with expected argument type 'UIBackgroundTaskIdentifier'
  application.endBackgroundTask(nil)
}
