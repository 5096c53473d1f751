import Foundation

/// Observes notifications while it lives.
@MainActor
final class NotificationRecorder {
  private let tokens = Tokens()

  /// Calls `handle` for each notification of that name, from `object` alone if there is one.
  func observe(
    _ name: Notification.Name, of object: AnyObject? = nil, _ handle: @escaping @MainActor (Notification) -> Void
  ) {
    tokens.all.append(
      NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { notification in
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
