import Foundation
import LifecycleBehaviors

/// An observer of a notification. Letting go of it is what ends it.
final class Observation {
  private let end: () -> Void

  init(end: @escaping () -> Void) {
    self.end = end
  }

  /// Calls `handler` on the main thread: before `post` returns where UIKit posts, later for a post on another thread.
  convenience init(
    of name: Notification.Name, on center: NotificationCenter, handler: @escaping @MainActor () -> Void
  ) {
    let mailbox = MainThreadMailbox()
    let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in mailbox.deliver(handler) }
    self.init {
      mailbox.close()
      center.removeObserver(token)
    }
  }

  deinit {
    end()
  }
}
