import LifecycleBehaviors
import UIKit

/// What a behavior under measurement does: something that the optimizer cannot leave out, and no more.
@MainActor
enum Total {
  static var count = 0
}

/// The same behavior for both: it counts moments.
struct Counter: HandWrittenBehavior, ViewControllerLifecycleBehavior {
  func beforeAppearing(_ viewController: UIViewController) { Total.count &+= 1 }
  func duringAppearing(_ viewController: UIViewController) { Total.count &+= 1 }
  func afterAppearing(_ viewController: UIViewController) { Total.count &+= 1 }
  func beforeDisappearing(_ viewController: UIViewController) { Total.count &+= 1 }
  func afterDisappearing(_ viewController: UIViewController) { Total.count &+= 1 }
  func afterReceivingMemoryWarning(_ viewController: UIViewController) { Total.count &+= 1 }
}

/// A type that the program has not met.
struct NewBehavior: ViewControllerLifecycleBehavior {
  func afterAppearing(_ viewController: UIViewController) { Total.count &+= 1 }
}

/// The same for the pattern by hand.
struct NewBehaviorByHand: HandWrittenBehavior {
  func beforeAppearing(_ viewController: UIViewController) {}
  func duringAppearing(_ viewController: UIViewController) {}
  func afterAppearing(_ viewController: UIViewController) { Total.count &+= 1 }
  func beforeDisappearing(_ viewController: UIViewController) {}
  func afterDisappearing(_ viewController: UIViewController) {}
  func afterReceivingMemoryWarning(_ viewController: UIViewController) {}
}
