import LifecycleBehaviors
import UIKit

struct VisitBehavior {
  var name: String
}

extension VisitBehavior: ViewControllerLifecycleBehavior {
  func afterAppearing(_ viewController: UIViewController) {
    print("\(name) is on screen")
  }

  func afterDisappearing(_ viewController: UIViewController) {
    print("\(name) has disappeared")
  }
}
