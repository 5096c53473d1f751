import UIKit

@MainActor
func set(_ controller: UIViewController, in scene: UIWindowScene, of application: UIApplication) {
  // expect: cannot assign to property: 'navigationController' is a get-only property
  controller.navigationController = nil
  // expect: cannot assign to property: 'tabBarController' is a get-only property
  controller.tabBarController = nil
  // expect: cannot assign to property: 'parent' is a get-only property
  controller.parent = nil
  // expect: cannot assign to property: 'children' is a get-only property
  controller.children = []
  // expect: cannot assign to property: 'presentedViewController' is a get-only property
  controller.presentedViewController = nil
  // expect: cannot assign to property: 'isBeingPresented' is a get-only property
  controller.isBeingPresented = true
  // expect: cannot assign to property: 'window' is a get-only property
  controller.view.window = nil
  // expect: cannot assign to property: 'subviews' is a get-only property
  controller.view.subviews = []
  // expect: cannot assign to property: 'isFirstResponder' is a get-only property
  controller.view.isFirstResponder = true
  // expect: cannot assign to property: 'windows' is a get-only property
  scene.windows = []
  // expect: cannot assign to property: 'activationState' is a get-only property
  scene.activationState = .background
  // expect: cannot assign to property: 'applicationState' is a get-only property
  application.applicationState = .active
}
