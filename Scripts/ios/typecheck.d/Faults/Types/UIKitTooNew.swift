import UIKit

@MainActor
// expect: 'canBecomeKey' is only available in iOS 15.0 or newer
func takesTouches(_ window: UIWindow) -> Bool { window.canBecomeKey }

@MainActor
// expect: 'keyWindow' is only available in iOS 15.0 or newer
func front(_ scene: UIWindowScene) -> UIWindow? { scene.keyWindow }

@MainActor
// expect: 'setNeedsUpdateOfSupportedInterfaceOrientations()' is only available in iOS 16.0 or newer
func turn(_ controller: UIViewController) { controller.setNeedsUpdateOfSupportedInterfaceOrientations() }

// expect: 'regionEntered' is only available in iOS 13.4 or newer
func hovering() -> UITouch.Phase { .regionEntered }

// expect: 'UISheetPresentationController' is only available in iOS 15.0 or newer
func half() -> Any { UISheetPresentationController.Detent.self }

final class Properties: UIView {
  // expect: 'updateProperties()' is only available in iOS 26.0 or newer
  override func updateProperties() { super.updateProperties() }
}

final class Tabs: NSObject, UITabBarControllerDelegate {
  // expect: 'UITab' is only available in iOS 18.0 or newer
  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { true }
}
