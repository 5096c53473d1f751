import Foundation

/// Collects notifications until it is flushed.
@MainActor
final class NotificationLog {
  private var notifications: [Notification] = []
  private let center: NotificationCenter
  private var tokens: [any NSObjectProtocol] = []

  init(_ names: Notification.Name..., on center: NotificationCenter = .default) {
    self.center = center
    tokens = names.map {
      center.addObserver(forName: $0, object: nil, queue: nil) { notification in
        nonisolated(unsafe) let notification = notification
        MainActor.assumeIsolated { [weak self] in self?.notifications.append(notification) }
      }
    }
  }

  func flush() -> [Notification] {
    tokens.forEach(center.removeObserver)
    return notifications
  }
}
