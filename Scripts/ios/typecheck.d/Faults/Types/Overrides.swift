import UIKit

final class TitleOfAnyController: UIViewController {
  // expect: cannot override mutable property 'title' of type 'String?' with covariant type 'String'
  override var title: String {
    get { "" }
    set {}
  }
}

final class EventOfAnyTouch: UIView {
  // expect: cannot override instance method parameter of type 'UIEvent?' with non-optional type 'UIEvent'
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
}

final class EventOfAnyPoint: UIView {
  // expect: cannot override instance method parameter of type 'UIEvent?' with non-optional type 'UIEvent'
  override func hitTest(_ point: CGPoint, with event: UIEvent) -> UIView? { nil }
}

final class ParentOfAnyChild: UIViewController {
  // expect: cannot override instance method parameter of type 'UIViewController?' with non-optional type 'UIViewController'
  override func willMove(toParent parent: UIViewController) {}
}

final class OtherLabel: UIViewController {
  // expect: argument labels for method 'didMove(to:)' do not match those of overridden method 'didMove(toParent:)'
  override func didMove(to parent: UIViewController?) {}
}

final class LabelTooMuch: UIViewController {
  // expect: argument labels for method 'viewWillAppear(animated:)' do not match those of overridden method 'viewWillAppear'
  override func viewWillAppear(animated: Bool) {}
}

final class OtherParameters: UIViewController {
  // expect: method does not override any method from its superclass
  override func viewDidAppear() {}
}

final class OtherType: UIViewController {
  // expect: property 'canBecomeFirstResponder' with type 'Bool?' cannot override a property with type 'Bool'
  override var canBecomeFirstResponder: Bool? { true }
}

final class OtherResult: UINavigationController {
  // expect: method does not override any method from its superclass
  override func popViewController(animated: Bool) -> Bool { true }
}

final class Stored: UIViewController {
  // expect: cannot override with a stored property 'canBecomeFirstResponder'
  override let canBecomeFirstResponder = true
}

final class WithoutOverride: UIViewController {
  // expect: overriding declaration requires an 'override' keyword
  func viewDidLoad() {}
}
