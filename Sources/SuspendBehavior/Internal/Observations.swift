import Foundation

/// Notification observers on the main thread that end when this is released.
final class Observations {
  private var tokens: [(center: NotificationCenter, token: any NSObjectProtocol)] = []

  @MainActor
  func observe(_ name: Notification.Name, on center: NotificationCenter, handler: @escaping @MainActor () -> Void) {
    let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated(handler)
    }
    tokens.append((center, token))
  }

  deinit {
    for (center, token) in tokens {
      center.removeObserver(token)
    }
  }
}
