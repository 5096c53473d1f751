import LifecycleBehaviors
import ReadyMadeBehaviors
import UIKit

// Replacing a base view controller.

enum BaseClass {
  class BaseViewController: UIViewController {
    var hidesBar: Bool { false }
    var keepsAwake: Bool { false }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      navigationController?.setNavigationBarHidden(hidesBar, animated: animated)
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      Analytics.shared.screenViewed(title ?? "")
      if keepsAwake { UIApplication.shared.isIdleTimerDisabled = true }
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      if keepsAwake { UIApplication.shared.isIdleTimerDisabled = false }
    }
  }

  final class MovieViewController: BaseViewController {
    override var hidesBar: Bool { true }
    override var keepsAwake: Bool { true }
  }
}

enum InBetween {
  class BaseViewController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      addBehaviors([ScreenTitleBehavior()])
    }
  }

  final class MovieViewController: BaseViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      addBehaviors {
        NavigationBarBehavior(isHidden: true)
        KeepAwakeBehavior()
      }
    }
  }
}

enum WithoutBaseClass {
  final class MovieViewController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      addBehaviors {
        ScreenTitleBehavior()
        NavigationBarBehavior(isHidden: true)
        KeepAwakeBehavior()
      }
    }
  }

  final class DetailsViewController: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      addBehaviors([ScreenTitleBehavior()])
    }
  }
}
