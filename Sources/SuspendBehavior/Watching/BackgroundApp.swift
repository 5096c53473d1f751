import LifecycleBehaviors
import ScreenSupport
import UIKit

/// The monitor's access to the application, as closures, so that a test can replace them.
@MainActor
struct BackgroundApp {
  /// Whether the app reads as being in the background; nil before the application exists.
  var isInBackground: () -> Bool?
  /// Begins a background task; nil when none is granted.
  var beginTask: (_ expirationHandler: @escaping @MainActor @Sendable () -> Void) -> BackgroundTask?
  /// Seconds; meaningless, and very large, unless in the background with a task open.
  var remainingTime: () -> TimeInterval
  /// Whether a debugger is attached.
  var isDebugged: () -> Bool
  /// Creates an observer of the application's notifications.
  var observer: () -> NotificationObserver

  static let shared = BackgroundApp(
    isInBackground: {
      UIApplication.isInAppExtension ? false : UIApplication.current.map { $0.applicationState == .background }
    },
    beginTask: { handler in
      guard let application = UIApplication.current else { return nil }
      let identifier = application.beginBackgroundTask(withName: "SuspendMonitor", expirationHandler: handler)
      return identifier == .invalid ? nil : BackgroundTask { application.endBackgroundTask(identifier) }
    },
    remainingTime: { UIApplication.current?.backgroundTimeRemaining ?? .greatestFiniteMagnitude },
    isDebugged: { Debugger.isAttached },
    // The notifications that UIKit posts in an extension are not about the extension.
    observer: { NotificationObserver(UIApplication.isInAppExtension ? NotificationCenter() : .default) }
  )
}

/// An open background task. Releasing it ends it, so that none is ever left open.
final class BackgroundTask: Sendable {
  private let end: @Sendable () -> Void

  init(end: @escaping @Sendable () -> Void) {
    self.end = end
  }

  deinit {
    end()
  }
}
