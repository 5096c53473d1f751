import LifecycleBehaviors
import UIKit

/// What a behavior under measurement does: something that the optimizer cannot leave out, and no more.
@MainActor
enum Work {
  static var count = 0
}

struct ClassicCounter: ClassicBehavior {
  var step = 1

  @inline(never) func beforeAppearing(_ viewController: UIViewController) { Work.count &+= step }
  @inline(never) func duringAppearing(_ viewController: UIViewController) { Work.count &+= step }
  @inline(never) func afterAppearing(_ viewController: UIViewController) { Work.count &+= step }
  @inline(never) func beforeDisappearing(_ viewController: UIViewController) { Work.count &+= step }
  @inline(never) func afterDisappearing(_ viewController: UIViewController) { Work.count &+= step }
  @inline(never) func afterReceivingMemoryWarning(_ viewController: UIViewController) { Work.count &+= step }
}

struct PlainCounter: ViewControllerLifecycleBehavior {
  var step = 1

  @inline(never) func beforeAppearing(_ viewController: UIViewController) { Work.count &+= step }
  @inline(never) func duringAppearing(_ viewController: UIViewController) { Work.count &+= step }
  @inline(never) func afterAppearing(_ viewController: UIViewController) { Work.count &+= step }
  @inline(never) func beforeDisappearing(_ viewController: UIViewController) { Work.count &+= step }
  @inline(never) func afterDisappearing(_ viewController: UIViewController) { Work.count &+= step }
  @inline(never) func afterReceivingMemoryWarning(_ viewController: UIViewController) { Work.count &+= step }
}

struct ContextCounter: ViewControllerLifecycleBehavior {
  final class Coordinator {
    var step = 1
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  @inline(never) func afterReceivingMemoryWarning(_ viewController: UIViewController, context: Context) {
    Work.count &+= context.coordinator.step
  }
}

/// Implements a moment that the measurement does not deliver.
struct OtherMoment: ViewControllerLifecycleBehavior {
  @inline(never) func afterLoading(_ viewController: UIViewController) { Work.count &+= 1 }
}

final class OverridingViewController: UIViewController {
  var step = 1

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    Work.count &+= step
  }
}
