import Foundation
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

final class LogoViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBlue
  }
}

@MainActor
final class Lock {
  var isLocked = false {
    didSet { didChange() }
  }
  var didChange: @MainActor () -> Void = {}
}

final class LockViewController: UIViewController {
  private let unlock: @MainActor () -> Void

  init(unlock: @escaping @MainActor () -> Void) {
    self.unlock = unlock
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // An app asks for Face ID later, when it is active: see Recipes.
    let alert = UIAlertController(
      title: "Locked", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Unlock", style: .default) {
        [unlock] _ in unlock()
      })
    present(alert, animated: true)
  }
}

@MainActor
final class Overlays {
  private let wall: OverlayController
  private let cover: OverlayController
  private let lockScreen: OverlayController

  init(_ connection: Connection, _ lock: Lock) {
    let isOffline = OverlayCondition(isCheckedWhileHidden: false) {
      !connection.isUsable
    }
    connection.didChange = { [weak isOffline] in isOffline?.setNeedsCheck() }
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
      eventHandler: { event in print("lock", event) })
    lockScreen = OverlayController(
      while: isLocked, options: options
    ) { _ in
      LockViewController { lock.isLocked = false }
    }
  }
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
  private let connection = Connection()
  private let lock = Lock()
  private lazy var overlays = Overlays(connection, lock)
  private var background: NSObjectProtocol?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions:
      [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    _ = overlays
    background = NotificationCenter.default.addObserver(
      forName: UIApplication.didEnterBackgroundNotification,
      object: nil, queue: nil
    ) { [lock] _ in
      MainActor.assumeIsolated { lock.isLocked = true }
    }
    _ = Timer.scheduledTimer(withTimeInterval: 10, repeats: true) {
      [connection] _ in
      MainActor.assumeIsolated { connection.isUsable.toggle() }
    }
    return true
  }
}
