import Foundation

extension ProcessInfo {
  /// Foundation's own on Apple's platforms: the app is one of iOS that runs on a Mac, with Mac Catalyst or unchanged.
  @available(iOS 13.0, *)
  public var isMacCatalystApp: Bool { World.isOnMac }
}

extension World {
  private nonisolated static let onMac = Locked(false)

  /// Whether the process runs on a Mac, for any thread.
  package nonisolated static var isOnMac: Bool {
    get { onMac.withLock { $0 } }
    set { onMac.withLock { $0 = newValue } }
  }
}
