import Foundation

/// Observes notifications on the main thread until it is released.
@MainActor
package final class NotificationObserver {
  private let center: NotificationCenter
  private let tokens = Tokens()

  package init(_ center: NotificationCenter = .default) {
    self.center = center
    tokens.center = center
  }

  /// Calls `handler` with the identity of the object that each notification is about.
  package func observe(_ name: Notification.Name, handler: @escaping @MainActor (ObjectIdentifier?) -> Void) {
    let token = center.addObserver(forName: name, object: nil, queue: nil) { notification in
      let identity = (notification.object as AnyObject?).map { ObjectIdentifier($0) }
      MainActor.assumeIsolated { handler(identity) }
    }
    tokens.all.append(token)
  }

  private final class Tokens {
    var center: NotificationCenter?
    var all: [any NSObjectProtocol] = []

    deinit {
      for token in all {
        center?.removeObserver(token)
      }
    }
  }
}
