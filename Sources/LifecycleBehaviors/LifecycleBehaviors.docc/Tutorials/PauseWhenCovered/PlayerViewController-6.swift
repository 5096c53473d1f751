import FocusBehavior
import LifecycleBehaviors
import UIKit

extension FocusGroup {
  static let players = FocusGroup()
}

final class PlayerViewController: UIViewController {
  let player: Player

  init(title: String) {
    player = Player(name: title)
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    showColumn([
      player.label,
      UIButton("Play") { [weak self] in self?.playWasTapped() },
      UIButton("Pause") { [weak self] in self?.pauseWasTapped() },
      UIButton("Show a sheet") { [weak self] in self?.showSheet() },
      UIButton("Show an alert") { [weak self] in self?.showAlert() },
    ])
    addBehaviors {
      FocusBehavior<PlayerViewController>(.media.in(.players)) { screen, change in
        screen.player.isPaused =
          !change.hasFocus || screen.player.isPausedByUser
        print(screen.player.name, change.hasFocus, change.reason)
      }
    }
  }

  private func playWasTapped() {
    player.isPausedByUser = false
    player.isPaused = false
  }

  private func pauseWasTapped() {
    player.isPausedByUser = true
    player.isPaused = true
  }

  private func showSheet() {
    let sheet = UIViewController()
    sheet.showColumn([
      UIButton("Done") { [weak sheet] in
        sheet?.dismiss(animated: true)
      }
    ])
    // Half of the screen, so that the player stays visible.
    sheet.sheetPresentationController?.detents = [.medium()]
    present(sheet, animated: true)
  }

  private func showAlert() {
    let alert = UIAlertController(
      title: "An alert", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}
