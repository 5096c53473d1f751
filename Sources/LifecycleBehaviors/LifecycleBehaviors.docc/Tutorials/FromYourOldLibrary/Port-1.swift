import UIKit

struct PromptBehavior: OldBehavior {
  func afterAppearing(viewController: UIViewController) {
    viewController.navigationItem.prompt = "On air"
  }

  func afterDisappearing(viewController: UIViewController) {
    viewController.navigationItem.prompt = nil
  }
}
