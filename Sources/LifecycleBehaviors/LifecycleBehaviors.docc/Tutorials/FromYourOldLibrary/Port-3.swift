import LifecycleBehaviors
import UIKit

struct PromptBehavior {}

extension PromptBehavior: ViewControllerLifecycleBehavior {
  func afterAppearing(_ viewController: UIViewController) {
    viewController.navigationItem.prompt = "On air"
  }

  func afterDisappearing(_ viewController: UIViewController) {
    viewController.navigationItem.prompt = nil
  }
}
