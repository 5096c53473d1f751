import LifecycleBehaviors
import UIKit

struct VisitBehavior {
  var name: String

  @MainActor
  final class Coordinator {
    var beginning: TimeInterval?
  }
}

extension VisitBehavior: ViewControllerLifecycleBehavior {
  func makeCoordinator() -> Coordinator {
    Coordinator()
  }

  func afterAppearing(_ viewController: UIViewController) {
    print("\(name) is on screen")
  }

  func afterDisappearing(_ viewController: UIViewController) {
    print("\(name) has disappeared")
  }
}
