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
  static let shared = Overlays(.shared, Lock())

  private let wall: OverlayController
  private let cover: OverlayController
  private let lockScreen: OverlayController

  init(_ connection: Connection, _ lock: Lock) {
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

    let isLocked = OverlayCondition(
      isCheckedWhileHidden: false, staysWhenUnreadable: true
    ) {
      lock.isLocked
    }
    lock.didChange = { [weak isLocked] in isLocked?.setNeedsCheck() }
    let options = OverlayOptions(
      priority: .high, transition: .none,
      eventHandler: { event in print("Lock", event) })
    lockScreen = OverlayController(while: isLocked, options: options) { _ in
      LockViewController(unlocking: lock)
    }
  }
}
