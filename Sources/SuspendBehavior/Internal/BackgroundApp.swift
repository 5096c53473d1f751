import UIKit

/// What the monitor asks of the application, as closures, so that a test can answer.
@MainActor
struct BackgroundApp {
  /// Begins a background task; nil when none is granted.
  var beginTask: (_ expirationHandler: @escaping @MainActor @Sendable () -> Void) -> BackgroundTask?
  /// Seconds; meaningless, and very large, unless in the background with a task open.
  var remainingTime: () -> TimeInterval

  static let shared = BackgroundApp(
    beginTask: { handler in
      let application = UIApplication.shared
      let identifier = application.beginBackgroundTask(withName: "SuspendMonitor", expirationHandler: handler)
      guard identifier != .invalid else { return nil }
      return BackgroundTask { application.endBackgroundTask(identifier) }
    },
    remainingTime: { UIApplication.shared.backgroundTimeRemaining }
  )
}

/// An open background task. Letting go of it is what ends it, so that none is ever left open.
final class BackgroundTask: Sendable {
  private let end: @Sendable () -> Void

  init(end: @escaping @Sendable () -> Void) {
    self.end = end
  }

  deinit {
    end()
  }
}
