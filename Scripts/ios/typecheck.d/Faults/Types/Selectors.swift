import UIKit

final class WithSelectors: UIViewController {
  private var number = 1

  private func hidden() {}

  // expect: argument of '#selector' refers to instance method 'hidden()' that is not exposed to Objective-C
  func method() -> Selector { #selector(hidden) }

  // expect: argument of '#selector' refers to property 'number' that is not exposed to Objective-C
  func property() -> Selector { #selector(getter: number) }

  // expect: use 'getter:' to refer to the Objective-C getter of property 'editButtonItem'
  func getter() -> Selector { #selector(editButtonItem) }

  // expect: type 'UIViewController' has no member 'viewWillAppear(animated:)'
  func label() -> Selector { #selector(UIViewController.viewWillAppear(animated:)) }

  // expect: no method declared with Objective-C selector 'tapped'
  func recognizer() -> UIGestureRecognizer { UITapGestureRecognizer(target: self, action: "tapped") }
}
