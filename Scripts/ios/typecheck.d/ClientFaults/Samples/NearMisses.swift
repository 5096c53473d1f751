// expect: instance method 'afterApearing' nearly matches defaulted requirement 'afterAppearing' of protocol 'ViewControllerLifecycleBehavior'
// expect: instance method 'beforeChangingSize(_:toSize:)' nearly matches defaulted requirement 'beforeChangingSize(_:to:)'
// expect: instance method 'receive(_:in:context:)' nearly matches defaulted requirement 'receive(_:on:context:)'
// expect: instance method 'afterLoading' nearly matches defaulted requirement 'afterLoading'
// expect: instance method 'beforeAppearing' nearly matches defaulted requirement 'beforeAppearing'
// expect: instance method 'duringAppearing' nearly matches defaulted requirement 'duringAppearing'
// expect: instance method 'afterDisappearing' nearly matches defaulted requirement 'afterDisappearing'
// expect: instance method 'beforeDisappearing' nearly matches defaulted requirement 'beforeDisappearing'
// expect: static method 'afterAttaching' nearly matches defaulted requirement 'afterAttaching'
// expect: instance method 'beforeDetaching' nearly matches defaulted requirement 'beforeDetaching'
// expect: instance method 'afterAppearing(_:context:)' nearly matches defaulted requirement 'afterAppearing(_:context:)'
// What the compiler says of methods that nearly match a moment, in the extension that declares the conformance.
import LifecycleBehaviors
import UIKit

struct NearMisses {}

extension NearMisses: ViewControllerLifecycleBehavior {
  func afterApearing(_ viewController: UIViewController) {}
  func beforeChangingSize(_ viewController: UIViewController, toSize size: CGSize) {}
  func receive(_ moment: LifecycleMoment, in viewController: UIViewController, context: Context) {}
  func afterLoading(_ viewController: UITableViewController) {}
  func beforeAppearing(_ viewController: UIViewController?) {}
  func duringAppearing(_ viewController: UIViewController) async {}
  func afterDisappearing(_ viewController: UIViewController) throws {}
  mutating func beforeDisappearing(_ viewController: UIViewController) {}
  static func afterAttaching(_ viewController: UIViewController) {}
  func beforeDetaching(_ viewController: UIViewController) -> Bool { true }
  func afterAppearing(_ viewController: UIViewController, context: LifecycleBehaviorContext<Int>) {}
}
