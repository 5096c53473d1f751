import OverlayBehavior
import UIKit

final class OfflineViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = "No connection"
    showColumn([label])
  }
}

final class LogoViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBlue
  }
}

@MainActor
final class Overlays {
  static let shared = Overlays(.shared)

  private let wall: OverlayController
  private let cover: OverlayController

  init(_ connection: Connection) {
    let isOffline = OverlayCondition(isCheckedWhileHidden: false) {
      !connection.isUsable
    }
    connection.didChange = { [weak isOffline] in
      isOffline?.setNeedsCheck()
    }
    wall = OverlayController(while: isOffline) { _ in
      OfflineViewController()
    }

    cover = OverlayController(
      while: .sceneIsNotActive, options: OverlayOptions(priority: .low)
    ) { _ in
      LogoViewController()
    }
  }
}
