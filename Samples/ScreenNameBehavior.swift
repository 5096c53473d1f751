import LifecycleBehaviors
import UIKit

struct ScreenNameBehavior: ViewControllerLifecycleBehavior {
  var name: String
  var report: (String) -> Void

  func afterAppearing(_ viewController: UIViewController) {
    report(name)
  }
}
