import Foundation

/// An observer of a notification. Letting go of it is what ends it.
final class Observation {
  private let end: () -> Void

  init(end: @escaping () -> Void) {
    self.end = end
  }

  /// Calls `handler` on the main thread, where UIKit posts.
  convenience init(
    of name: Notification.Name, on center: NotificationCenter, handler: @escaping @MainActor () -> Void
  ) {
    let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated(handler)
    }
    self.init { center.removeObserver(token) }
  }

  deinit {
    end()
  }
}
