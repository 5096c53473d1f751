import FocusBehavior
import LifecycleBehaviors
import UIKit

// FocusBehavior: several screens at once.

@MainActor private let player = Player()

extension FocusGroup {
  static let players = FocusGroup()
}

final class VideoViewController: UIViewController {
  let player = Player()  // yours

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

private final class ColumnsScreen: UIViewController {
  private let soundPicker = UIView()

  private func countScreens(_ players: FocusGroup) {
    soundPicker.isHidden = players.visibleScreens.count < 2
  }

  private func group() {
    let players = FocusGroup()
    addBehaviors([
      FocusBehavior(.media.in(players)) { [player] change in player.isPaused = !change.hasFocus }
    ])
  }

  private var focusWithin: LifecycleSubscription?

  private func watch(_ columns: UISplitViewController) {
    focusWithin = columns.observeFocusWithin(.media) { [player] hasFocus in player.isPaused = !hasFocus }
  }
}
