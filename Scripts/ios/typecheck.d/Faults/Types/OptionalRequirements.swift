// A delegate need not have these members, so a call is a question.
import UIKit

@MainActor
func ask(_ delegate: any UITextFieldDelegate, about field: UITextField) -> Bool {
  // expect: value of optional type '(@MainActor (UITextField) -> Bool)?' must be unwrapped to a value of type '@MainActor (UITextField) -> Bool'
  delegate.textFieldShouldReturn(field)
}

@MainActor
func decide(_ delegate: any UITextFieldDelegate, about field: UITextField) -> Bool {
  // expect: optional type 'Bool?' cannot be used as a boolean; test for '!= nil' instead
  let answer: Bool = delegate.textFieldShouldReturn?(field)
  return answer
}

@MainActor
func activate(_ delegate: any UISceneDelegate, of scene: UIScene) {
  // expect: value of optional type '(@MainActor (UIScene) -> Void)?' must be unwrapped to a value of type '@MainActor (UIScene) -> Void'
  delegate.sceneDidBecomeActive(scene)
}

@MainActor
func root(of application: UIApplication) -> UIViewController? {
  // expect: value of optional type 'UIWindow?' must be unwrapped to refer to member 'rootViewController' of wrapped base type 'UIWindow'
  application.delegate?.window?.rootViewController
}
