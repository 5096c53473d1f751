import FocusBehavior
import LifecycleBehaviors
import UIKit

@MainActor
final class Player {
  var isPaused = true
}

final class PlayerViewController: UIViewController {
  let player = Player()

  override func viewDidLoad() {
    super.viewDidLoad()
    addBehaviors([
      FocusBehavior(.media) { [player] change in
        player.isPaused = !change.hasFocus
        print(change.hasFocus, change.reason)
      }
    ])
  }
}
