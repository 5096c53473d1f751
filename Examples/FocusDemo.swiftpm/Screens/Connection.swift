import OverlayBehavior

/// Whether the app is offline. A switch takes the place of the network.
@MainActor
public final class Connection {
  public var isOffline = false {
    didSet { whileOffline.setNeedsCheck() }
  }
  private(set) lazy var whileOffline = OverlayCondition(isCheckedWhileHidden: false) { [weak self] in
    self?.isOffline == true
  }
}
