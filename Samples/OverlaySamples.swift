import LifecycleBehaviors
import OverlayBehavior
import UIKit

// OverlayBehavior.

@MainActor
private final class Connection {
  var isUsable = true
  var didChange: () -> Void = {}
}

private final class OfflineViewController: UIViewController {}

private final class LockViewController: UIViewController {}

@MainActor
private final class OfflineScreen: UIViewController {
  private var overlay: OverlayController?

  private func show(_ connection: Connection) {
    let isOffline = OverlayCondition(isCheckedWhileHidden: false) { !connection.isUsable }
    connection.didChange = { isOffline.setNeedsCheck() }

    overlay = OverlayController(while: isOffline) { _ in OfflineViewController() }
  }

  private func lock(_ isLocked: OverlayCondition) {
    let configuration = OverlayConfiguration(priority: .high, eventHandler: { event in print("lock \(event)") })
    overlay = OverlayController(while: isLocked, configuration: configuration) { _ in LockViewController() }
  }

  private func keep(_ connection: Connection) {
    overlay = OverlayController(while: { !connection.isUsable }) { _ in OfflineViewController() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let connection = Connection()
    addBehaviors([
      OverlayBehavior(while: { !connection.isUsable }) { _ in OfflineViewController() }
    ])
  }
}
