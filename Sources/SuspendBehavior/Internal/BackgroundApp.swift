import UIKit

/// What the monitor asks of the application, as closures, so that a test can answer.
@MainActor
struct BackgroundApp {
  /// Whether the app reads as being in the background.
  var isInBackground: () -> Bool
  /// Begins a background task; nil when none is granted.
  var beginTask: (_ expirationHandler: @escaping @MainActor @Sendable () -> Void) -> BackgroundTask?
  /// Seconds; meaningless, and very large, unless in the background with a task open.
  var remainingTime: () -> TimeInterval
  /// Whether a debugger is attached.
  var isDebugged: () -> Bool
  /// Calls the handler when the application posts the notification, until the observation is released.
  var observe: (_ name: Notification.Name, _ handler: @escaping @MainActor () -> Void) -> Observation

  static let shared = BackgroundApp(
    isInBackground: { UIApplication.shared.applicationState == .background },
    beginTask: { handler in
      let application = UIApplication.shared
      let identifier = application.beginBackgroundTask(withName: "SuspendMonitor", expirationHandler: handler)
      guard identifier != .invalid else { return nil }
      return BackgroundTask { application.endBackgroundTask(identifier) }
    },
    remainingTime: { UIApplication.shared.backgroundTimeRemaining },
    isDebugged: { Debugger.isAttached },
    observe: { name, handler in Observation(of: name, on: .default, handler: handler) }
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
