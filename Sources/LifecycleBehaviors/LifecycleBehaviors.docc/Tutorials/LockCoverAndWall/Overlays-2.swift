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

@MainActor
final class Overlays {
  static let shared = Overlays(.shared)

  private let wall: OverlayController

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
  }
}
