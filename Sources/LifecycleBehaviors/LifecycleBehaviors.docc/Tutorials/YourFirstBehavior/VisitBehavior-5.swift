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

  func afterAppearing(
    _ viewController: UIViewController, context: Context
  ) {
    let visit = context.coordinator
    if visit.beginning == nil { visit.beginning = now }
  }

  func afterDisappearing(
    _ viewController: UIViewController, context: Context
  ) {
    let visit = context.coordinator
    guard let beginning = visit.beginning else { return }
    visit.beginning = nil
    let seconds = (now - beginning).rounded()
    print("\(name) was on screen for \(Int(seconds)) s")
  }

  @MainActor private var now: TimeInterval {
    LifecycleTime.current.read().continuous
  }
}
