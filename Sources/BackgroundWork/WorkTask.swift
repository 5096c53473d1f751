import LifecycleBehaviors
import UIKit

/// Keeps the process running while work is open: a background task of the application, or an expiring activity in an
/// app extension. Begun and ended on any thread.
struct WorkTask: Sendable {
  enum Answer {
    /// The closure ends it.
    case granted(end: @Sendable () -> Void)
    case refused
    /// There is no application that could be suspended, for example in tests.
    case unneeded
  }

  /// - Parameter expirationHandler: called when the task is over, perhaps before this returns. False if the app was not in the
  ///   background then: the system has ended the task, and the process goes on.
  var begin: @Sendable (_ expirationHandler: @escaping @Sendable (_ isTimeUp: Bool) -> Void) -> Answer

  static func ofApp() -> WorkTask {
    if UIApplication.isInAppExtension { return WorkTask(ExpiringActivity.system) }
    return WorkTask { handler in
      guard let application = UIApplication.currentOnAnyThread else { return .unneeded }
      let identifier = application.beginBackgroundTask(withName: "BackgroundWork") { [weak application] in
        handler(application?.applicationState == .background)
      }
      guard identifier != .invalid else { return .refused }
      return .granted { application.endBackgroundTask(identifier) }
    }
  }
}

extension UIApplication {
  /// `current`, for work that is begun on another thread. The application does not change once it exists, and every thread
  /// may begin background tasks on it, so it must not wait for a main thread that may wait for the caller.
  nonisolated fileprivate static var currentOnAnyThread: UIApplication? {
    #if os(iOS) || os(tvOS) || os(visionOS)
      isInAppExtension ? nil : value(forKey: "sharedApplication") as? UIApplication
    #else
      isInAppExtension ? nil : existing
    #endif
  }
}
