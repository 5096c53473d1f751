import UIKit

final class Owner {
  // expect: 'weak' variable should have optional type 'UIWindowScene?'
  weak var scene: UIWindowScene
  // expect: 'weak' may only be applied to class and class-bound protocol types, not 'CGPoint'
  weak var point: CGPoint?

  init?() { nil }
}

@MainActor
func delegate(_ field: UITextField) {
  // expect: cannot assign value of type 'NSObject' to type '(any UITextFieldDelegate)?'
  field.delegate = NSObject()
}
