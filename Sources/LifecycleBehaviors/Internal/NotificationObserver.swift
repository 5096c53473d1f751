import Foundation

/// Observes notifications on the main thread until it is released.
@MainActor
package final class NotificationObserver {
  private let center: NotificationCenter
  private let tokens: Tokens

  package init(_ center: NotificationCenter = .default) {
    self.center = center
    tokens = Tokens(center)
  }

  /// Calls `handler` with what `read` finds in each notification, of `object` or of any; not at all where it finds
  /// nothing.
  package func observe<Content: Sendable>(
    _ name: Notification.Name, of object: AnyObject? = nil,
    reading read: @escaping @Sendable (Notification) -> Content?,
    handler: @escaping @MainActor (Content) -> Void
  ) {
    let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
      guard let content = read(notification) else { return }
      MainActor.assumeIsolated { handler(content) }
    }
    tokens.all.append(token)
  }

  /// Calls `handler` with the identity of the object that each notification is about.
  package func observe(_ name: Notification.Name, handler: @escaping @MainActor (ObjectIdentifier?) -> Void) {
    observe(name) {
      .some(($0.object as AnyObject?).map { ObjectIdentifier($0) })
    } handler: {
      handler($0)
    }
  }

  /// Not bound to the main actor, so that its end is not either.
  private final class Tokens {
    var all: [any NSObjectProtocol] = []
    private let center: NotificationCenter

    init(_ center: NotificationCenter) {
      self.center = center
    }

    deinit {
      for token in all {
        center.removeObserver(token)
      }
    }
  }
}
