import UIKit

/// The wall that covers the app while it is offline.
final class OfflineViewController: UIViewController {
  let messageLabel = UILabel(.title2, text: "You are offline")
  private(set) lazy var retryButton = TapButton("Go Online") { [connection] in connection.isOffline = false }
  private let connection: Connection

  init(_ connection: Connection) {
    self.connection = connection
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("OfflineViewController is not made from an archive")
  }

  override func loadView() {
    view = ColumnView([
      messageLabel, UILabel(.body, color: .secondaryLabel, text: "The app continues where it was."), retryButton,
    ])
  }
}
