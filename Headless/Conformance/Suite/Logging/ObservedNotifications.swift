import UIKit

/// Observes notifications until it is released, or stopped.
@MainActor
final class ObservedNotifications {
  private let tokens = Tokens()

  /// Calls `body` inside each post of `name`. UIKit posts on the main thread.
  func observe(_ name: Notification.Name, _ body: @escaping @MainActor (Notification) -> Void) {
    let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
      nonisolated(unsafe) let notification = notification
      MainActor.assumeIsolated { body(notification) }
    }
    tokens.all.append(token)
  }

  func stop() {
    tokens.removeAll()
  }

  /// Not bound to the main actor, so that it can be deallocated on any thread.
  private final class Tokens {
    var all: [any NSObjectProtocol] = []

    deinit {
      removeAll()
    }

    func removeAll() {
      for token in all { NotificationCenter.default.removeObserver(token) }
      all = []
    }
  }
}
