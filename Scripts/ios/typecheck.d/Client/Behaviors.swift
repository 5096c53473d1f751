import FocusBehavior
import LifecycleBehaviors
import UIKit

// Behaviors of an app.

/// A struct without state.
struct TitleBehavior: ViewControllerLifecycleBehavior {
  var title: String

  func beforeAppearing(_ viewController: UIViewController) {
    viewController.title = title
  }
}

/// A class.
final class CountingBehavior: ViewControllerLifecycleBehavior {
  private(set) var count = 0

  func afterAppearing(_ viewController: UIViewController) {
    count += 1
  }

  func receive(_ moment: LifecycleMoment, on viewController: UIViewController, context: Context) {
    switch moment {
    case .afterAppearing: afterAppearing(viewController)
    case .beforeChangingSize(let size): count += size.width > size.height ? 1 : 0
    default: break
    }
  }
}

/// A struct whose state for each attachment is a class of the app.
struct VisitsBehavior: ViewControllerLifecycleBehavior {
  final class Coordinator {
    var visits = 0
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func afterAppearing(_ viewController: UIViewController, context: Context) {
    context.coordinator.visits += 1
  }
}

extension UIViewController {
  func report(_ name: String) {
    addBehaviors([FocusBehavior(.analytics) { change in print(name, change) }])
  }
}
