import FocusBehavior
import LifecycleBehaviors
import UIKit

@MainActor
final class Player {
  var isPaused = true
  var isPausedByUser = false
}

final class PlayerViewController: UIViewController {
  let player = Player()

  override func viewDidLoad() {
    super.viewDidLoad()
    addBehaviors([
      FocusBehavior(.media) { [player] change in
        player.isPaused =
          !change.hasFocus || player.isPausedByUser
        print(change.hasFocus, change.reason)
      }
    ])
  }

  func pauseWasTapped() {
    player.isPausedByUser = true
    player.isPaused = true
  }
}
