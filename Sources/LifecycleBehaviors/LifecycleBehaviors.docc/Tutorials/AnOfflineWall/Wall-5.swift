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
    let isOffline = OverlayCondition(isCheckedWhileHidden: false) {
      !connection.isUsable
    }
    connection.didChange = { isOffline.setNeedsCheck() }
    let options = OverlayOptions(
      eventHandler: { event in print("offline wall", event) })
    overlay = OverlayController(
      while: isOffline, options: options
    ) { _ in
      OfflineViewController()
    }
  }
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
  private let connection = Connection()
  private lazy var wall = OfflineWall(connection)

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions:
      [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    _ = wall
    return true
  }
}
