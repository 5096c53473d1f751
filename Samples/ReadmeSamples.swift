import FocusBehavior
import LifecycleBehaviors
import ReadyMadeBehaviors
import SuspendBehavior
import UIKit

final class PlayerViewController: UIViewController {
  let player = Player()  // yours

  override func viewDidLoad() {
    super.viewDidLoad()
    addBehaviors {
      FocusBehavior<PlayerViewController>(.media) { screen, change in
        screen.player.isPaused = !change.hasFocus || screen.player.isPausedByUser
      }
    }
  }
}

final class PodcastViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addBehaviors {
      NavigationBarBehavior(isHidden: true)
      FocusBehavior(.media) { [player] change in
        player.isPaused = !change.hasFocus
      }
      SuspendBehavior { [draft] event in
        if case .willSuspend(.possible) = event { draft.save() }
      }
    }
  }
}

final class RadioViewController: UIViewController {
  let player = Player()

  override func viewDidLoad() {
    super.viewDidLoad()
    addBehaviors {
      FocusBehavior<RadioViewController>(.media.removing(.keyWindowLoss)) { screen, change in
        if change.reason == .appBackground || change.reason == .sceneBackground { return }
        screen.player.isPaused = !change.hasFocus || screen.player.isPausedByUser
      }
    }
  }
}

@MainActor private let player = Player()
@MainActor private let draft = Draft()
