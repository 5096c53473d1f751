import FocusBehavior
import LifecycleBehaviors
import UIKit

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
      UIButton("Show a sheet") { [weak self] in self?.showSheet() },
      UIButton("Show an alert") { [weak self] in self?.showAlert() },
    ])
    addBehaviors {
      FocusBehavior<PlayerViewController>(.media) { screen, change in
        screen.player.isPaused = !change.hasFocus
      }
    }
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
