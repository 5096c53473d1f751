// Warnings are errors. What Apple deprecated in iOS 7 or before is not in Swift at all.
import UIKit

@MainActor
func deprecated(_ application: UIApplication, _ controller: UIViewController) -> [Any?] {
  // expect: 'automaticallyAdjustsScrollViewInsets' was deprecated in iOS 11.0
  controller.automaticallyAdjustsScrollViewInsets = false
  // expect: 'beginAnimations(_:context:)' was deprecated in iOS 13.0
  UIView.beginAnimations(nil, context: nil)
  // expect: 'keyWindow' was deprecated in iOS 13.0
  // expect: 'topLayoutGuide' was deprecated in iOS 11.0
  return [application.keyWindow, controller.topLayoutGuide]
}

@MainActor
func renamed(_ controller: UIViewController) -> [Any?] {
  // expect: 'addChildViewController' has been renamed to 'addChild(_:)'
  controller.addChildViewController(controller)
  // expect: 'childViewControllers' has been renamed to 'children'
  // expect: 'UIApplicationDidBecomeActiveNotification' has been renamed to 'UIApplication.didBecomeActiveNotification'
  // expect: 'UIKeyboardFrameEndUserInfoKey' has been renamed to 'UIResponder.keyboardFrameEndUserInfoKey'
  return [controller.childViewControllers, UIApplicationDidBecomeActiveNotification, UIKeyboardFrameEndUserInfoKey]
}

@MainActor
func gone(_ controller: UIViewController) {
  // expect: 'presentModalViewController(_:animated:)' is unavailable in iOS: APIs deprecated as of iOS 7 and earlier are unavailable in Swift
  controller.presentModalViewController(controller, animated: false)
}

final class Unloading: UIViewController {
  // expect: cannot override 'viewDidUnload' which has been marked unavailable: APIs deprecated as of iOS 7 and earlier are unavailable in Swift
  override func viewDidUnload() {}
}
