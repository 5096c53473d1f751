import Foundation

/// Observes notifications until it is deallocated, and calls its handlers on the main thread.
///
/// UIKit posts on the main thread; the handler then returns before `post` does. SDKs and tests post the same names on
/// other threads. Such a notification is read on the thread it was posted on, and its handler is called asynchronously on
/// the main queue. Handlers of one observer are called in the order of the posts, also of posts on several threads.
/// Notifications that still wait when the observer is deallocated are not delivered.
@MainActor
package final class NotificationObserver {
  private let center: NotificationCenter
  private let mailbox = MainThreadMailbox()
  private let tokens: Tokens

  /// How many handlers it has.
  package var count: Int { tokens.all.count }

  package init(_ center: NotificationCenter = .default) {
    self.center = center
    tokens = Tokens(center, mailbox)
  }

  /// Calls `handler` with the result of `read` for each notification; not at all where `read` returns nil.
  /// - Parameters:
  ///   - name: the notification's name.
  ///   - object: the object that posts, or nil for any.
  ///   - read: called on the thread that posts, because the notification cannot be passed to another one.
  ///   - handler: called on the main thread.
  package func observe<Content: Sendable>(
    _ name: Notification.Name, of object: AnyObject? = nil,
    reading read: @escaping @Sendable (Notification) -> Content?,
    handler: @escaping @MainActor (Content) -> Void
  ) {
    let token = center.addObserver(forName: name, object: object, queue: nil) { [mailbox] notification in
      if let content = read(notification) { mailbox.deliver { handler(content) } }
    }
    tokens.all.append(token)
  }

  /// Calls `handler` with the identity of the object of each notification.
  /// - Parameters:
  ///   - name: the notification's name.
  ///   - handler: called on the main thread.
  package func observe(_ name: Notification.Name, handler: @escaping @MainActor (ObjectIdentifier?) -> Void) {
    // Optional twice: a notification without an object is delivered, too.
    let read: @Sendable (Notification) -> ObjectIdentifier?? = { notification in
      .some((notification.object as AnyObject?).map { ObjectIdentifier($0) })
    }
    observe(name, reading: read, handler: handler)
  }

  /// Not bound to the main actor, so that it can be deallocated on any thread.
  private final class Tokens {
    var all: [any NSObjectProtocol] = []
    private let center: NotificationCenter
    private let mailbox: MainThreadMailbox

    init(_ center: NotificationCenter, _ mailbox: MainThreadMailbox) {
      self.center = center
      self.mailbox = mailbox
    }

    deinit {
      mailbox.close()
      for token in all {
        center.removeObserver(token)
      }
    }
  }
}
