import LifecycleBehaviors
import OverlayBehavior
import UIKit

// OverlayBehavior.

@MainActor
final class Connection {
  var isUsable = true
  var didChange: () -> Void = {}
  let offlineValues = AsyncStream<Bool> { _ in }
}

@MainActor
private final class Keychain {
  func isLocked() throws -> Bool { false }
}

@MainActor
private final class Payment {
  /// From before the app asks for a face until it has its answer.
  var isConfirming = false
}

@MainActor
private final class Update {
  func install() async {}
}

private final class OfflineViewController: UIViewController {}

private final class LockViewController: UIViewController {}

private final class UpdateViewController: UIViewController {}

extension OverlayPriority {
  static let forcedUpdate = OverlayPriority(rawValue: OverlayPriority.high.rawValue + 1)
}

extension OverlayTransition {
  static let slideUp = OverlayTransition(
    duration: 0.3,
    hidden: { view in view.transform = CGAffineTransform(translationX: 0, y: view.bounds.height) },
    shown: { view in view.transform = .identity })
}

@MainActor
private final class LogoViewController: UIViewController {}

private final class OfflineScreen: UIViewController {
  private var overlay: OverlayController?
  private var privacyCover: OverlayController?

  private func coverInTheAppSwitcher() {
    privacyCover = OverlayController(while: .sceneIsNotActive) { _ in
      LogoViewController()
    }
  }

  private func spare(_ payment: Payment) {
    privacyCover = OverlayController(while: .sceneIsNotActive(unless: { payment.isConfirming })) { _ in
      LogoViewController()
    }
  }

  private func show(_ connection: Connection) {
    let isOffline = OverlayCondition(isCheckedWhileHidden: false) {
      !connection.isUsable
    }
    connection.didChange = { [weak isOffline] in isOffline?.setNeedsCheck() }

    overlay = OverlayController(while: isOffline) { _ in OfflineViewController() }
  }

  private func lock(_ keychain: Keychain) {
    let isLocked = OverlayCondition(staysWhenUnreadable: true) { try keychain.isLocked() }
    overlay = OverlayController(while: isLocked) { _ in LockViewController() }
  }

  private func keep(_ connection: Connection) {
    overlay = OverlayController(while: { !connection.isUsable }) { _ in OfflineViewController() }
  }

  private func follow(_ connection: Connection) {
    let isOffline = OverlayCondition(connection.offlineValues)
    overlay = OverlayController(while: isOffline) { _ in OfflineViewController() }
  }

  private func installing(_ update: Update) async {
    let overlay = OverlayController { _ in UpdateViewController() }
    await overlay.show()
    await update.install()
    await overlay.hide()
  }

  private func configured() -> OverlayOptions {
    var options = OverlayOptions(priority: .high)
    options.transition = .none
    options.eventHandler = { event in print("lock \(event)") }
    return options
  }

  private func reporting(_ options: inout OverlayOptions) {
    options.eventHandler = { event in
      if case .unreadable(let failedChecks, let error) = event {
        print("The lock's condition failed \(failedChecks) times: \(error)")
      }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let connection = Connection()
    addBehaviors([
      OverlayBehavior(while: { [connection] in !connection.isUsable }) { _ in
        OfflineViewController()
      }
    ])
  }
}
