import LifecycleBehaviors
import ReadyMadeBehaviors
import UIKit

struct VisitBehavior {
  var name: String

  @MainActor
  final class Coordinator {
    var beginning: Date?
  }
}

extension VisitBehavior: ViewControllerLifecycleBehavior {
  func makeCoordinator() -> Coordinator {
    Coordinator()
  }

  func afterAppearing(
    _ viewController: UIViewController, context: Context
  ) {
    let visit = context.coordinator
    if visit.beginning == nil { visit.beginning = Date() }
  }

  func afterDisappearing(
    _ viewController: UIViewController, context: Context
  ) {
    let visit = context.coordinator
    guard let beginning = visit.beginning else { return }
    visit.beginning = nil
    print(name, Date().timeIntervalSince(beginning), "s")
  }
}

final class RecipeViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addBehaviors([
      NavigationBarBehavior(isHidden: true),
      KeepAwakeBehavior(),
      VisitBehavior(name: "recipe"),
    ])
  }
}
