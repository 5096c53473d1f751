// In Swift the names differ, in Objective-C the selectors are the same.
import UIKit

final class GetterOfParent: UIViewController {
  // expect: method 'parentViewController()' with Objective-C selector 'parentViewController' conflicts with getter for 'parent' from superclass 'UIViewController' with the same Objective-C selector
  @objc func parentViewController() -> UIViewController? { nil }
}

final class SetterOfTitle: UIViewController {
  // expect: method 'setTitle' with Objective-C selector 'setTitle:' conflicts with setter for 'title' from superclass 'UIViewController' with the same Objective-C selector
  @objc func setTitle(_ title: String) {}
}

final class GetterOfEditing: UIViewController {
  // expect: getter for 'isBeingEdited' with Objective-C selector 'isEditing' conflicts with getter for 'isEditing' from superclass 'UIViewController' with the same Objective-C selector
  @objc(isEditing) var isBeingEdited: Bool { true }
}

extension UIView {
  // expect: method 'isInvisible()' with Objective-C selector 'isHidden' conflicts with getter for 'isHidden' with the same Objective-C selector
  @objc(isHidden) func isInvisible() -> Bool { true }
}

final class SameSelectors: NSObject {
  @objc func receive(_ number: Int) {}
  // expect: method 'receive' with Objective-C selector 'receive:' conflicts with previous declaration with the same Objective-C selector
  @objc func receive(_ text: String) {}
}
