import LifecycleBehaviors
import UIKit

struct VisitBehavior: ViewControllerLifecycleBehavior {
  var name: String

  func afterAppearing(_ viewController: UIViewController) {
    print("\(name) is on screen")
  }
}
