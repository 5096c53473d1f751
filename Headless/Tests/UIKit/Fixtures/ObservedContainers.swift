import HeadlessTestSupport
import UIKit

/// The appearance callbacks of a controller, in the shorthand of the rules.
enum AppearanceCall: String, CaseIterable {
  case wA, iA, dA, wD, dD
}

/// Runs in place of an appearance callback of a controller. `callSuper` is the implementation of its superclass.
typealias AppearanceObserver =
  @MainActor (
    _ call: AppearanceCall, _ controller: UIViewController, _ animated: Bool, _ callSuper: () -> Void
  ) -> Void

private let callsSuper: AppearanceObserver = { _, _, _, callSuper in callSuper() }

final class ObservedNavigationController: UINavigationController {
  var observe = callsSuper

  override func viewWillAppear(_ animated: Bool) { observe(.wA, self, animated) { super.viewWillAppear(animated) } }
  override func viewIsAppearing(_ animated: Bool) { observe(.iA, self, animated) { super.viewIsAppearing(animated) } }
  override func viewDidAppear(_ animated: Bool) { observe(.dA, self, animated) { super.viewDidAppear(animated) } }
  override func viewWillDisappear(_ animated: Bool) {
    observe(.wD, self, animated) { super.viewWillDisappear(animated) }
  }
  override func viewDidDisappear(_ animated: Bool) { observe(.dD, self, animated) { super.viewDidDisappear(animated) } }
}

final class ObservedTabBarController: UITabBarController {
  var observe = callsSuper

  override func viewWillAppear(_ animated: Bool) { observe(.wA, self, animated) { super.viewWillAppear(animated) } }
  override func viewIsAppearing(_ animated: Bool) { observe(.iA, self, animated) { super.viewIsAppearing(animated) } }
  override func viewDidAppear(_ animated: Bool) { observe(.dA, self, animated) { super.viewDidAppear(animated) } }
  override func viewWillDisappear(_ animated: Bool) {
    observe(.wD, self, animated) { super.viewWillDisappear(animated) }
  }
  override func viewDidDisappear(_ animated: Bool) { observe(.dD, self, animated) { super.viewDidDisappear(animated) } }
}

class ObservedPageViewController: UIPageViewController {
  var observe = callsSuper

  override func viewWillAppear(_ animated: Bool) { observe(.wA, self, animated) { super.viewWillAppear(animated) } }
  override func viewIsAppearing(_ animated: Bool) { observe(.iA, self, animated) { super.viewIsAppearing(animated) } }
  override func viewDidAppear(_ animated: Bool) { observe(.dA, self, animated) { super.viewDidAppear(animated) } }
  override func viewWillDisappear(_ animated: Bool) {
    observe(.wD, self, animated) { super.viewWillDisappear(animated) }
  }
  override func viewDidDisappear(_ animated: Bool) { observe(.dD, self, animated) { super.viewDidDisappear(animated) } }
}
