import Foundation

/// Hears notifications while it lives.
@MainActor
final class NotificationRecorder {
  private let tokens = Tokens()

  func observe(_ name: Notification.Name, _ handle: @escaping @MainActor (Notification) -> Void) {
    tokens.all.append(
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
        nonisolated(unsafe) let notification = notification
        MainActor.assumeIsolated { handle(notification) }
      })
  }

  private final class Tokens {
    var all: [any NSObjectProtocol] = []

    deinit {
      all.forEach(NotificationCenter.default.removeObserver)
    }
  }
}
