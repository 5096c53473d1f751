import LifecycleBehaviors
import UIKit

struct ScreenNameBehavior {
  var name: String
  var report: (String) -> Void
}

extension ScreenNameBehavior: ViewControllerLifecycleBehavior {
  func afterAppearing(_ viewController: UIViewController) {
    report(name)
  }
}
