import FocusBehavior
import LifecycleBehaviors
import UIKit

@MainActor
final class Player {
  var isPaused = true
  var isPausedByUser = false
}

extension FocusGroup {
  static let players = FocusGroup()
}

final class PlayerViewController: UIViewController {
  let player = Player()

  override func viewDidLoad() {
    super.viewDidLoad()
    addBehaviors([
      FocusBehavior(.media.in(.players)) { [player] change in
        player.isPaused =
          !change.hasFocus || player.isPausedByUser
      }
    ])
  }

  func pauseWasTapped() {
    player.isPausedByUser = true
    player.isPaused = true
  }

  func playWasTapped() {
    player.isPausedByUser = false
    FocusGroup.players.use(self)
    player.isPaused = false
  }
}
