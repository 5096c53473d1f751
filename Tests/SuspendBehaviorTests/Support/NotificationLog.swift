import Foundation

/// Collects notifications until it is asked for them.
@MainActor
final class NotificationLog {
  private var notifications: [Notification] = []
  private var tokens: [any NSObjectProtocol] = []

  init(_ names: Notification.Name...) {
    tokens = names.map {
      NotificationCenter.default.addObserver(forName: $0, object: nil, queue: nil) { notification in
        nonisolated(unsafe) let notification = notification
        MainActor.assumeIsolated { [weak self] in self?.notifications.append(notification) }
      }
    }
  }

  func flush() -> [Notification] {
    tokens.forEach(NotificationCenter.default.removeObserver)
    return notifications
  }
}
