import OverlayBehavior
import UIKit

@MainActor
final class Connection {
  var isUsable = true {
    didSet { didChange() }
  }
  var didChange: @MainActor () -> Void = {}
}

final class OfflineViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }
}

@MainActor
final class OfflineWall {
  private let overlay: OverlayController

  init(_ connection: Connection) {
    overlay = OverlayController(
      while: { !connection.isUsable }
    ) { _ in
      OfflineViewController()
    }
  }
}
