import FocusBehavior
import LifecycleBehaviors
import UIKit

@MainActor
final class Player {
  var isPaused = true
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
        player.isPaused = !change.hasFocus
      }
    ])
  }

  func playWasTapped() {
    FocusGroup.players.use(self)
  }
}
