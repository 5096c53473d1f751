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
    wall = OverlayController(
      while: { !connection.isUsable }
    ) { _ in
      OfflineViewController()
    }
  }
}
