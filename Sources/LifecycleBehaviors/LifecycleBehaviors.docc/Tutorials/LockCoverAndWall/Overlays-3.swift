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
final class Overlays {
  private let wall: OverlayController

  init(_ connection: Connection) {
    let isOffline = OverlayCondition(isCheckedWhileHidden: false) {
      !connection.isUsable
    }
    connection.didChange = { [weak isOffline] in isOffline?.setNeedsCheck() }
    wall = OverlayController(while: isOffline) { _ in
      OfflineViewController()
    }
  }
}
