import Foundation
import LifecycleBehaviors
import UIKit

/// What keeps the process running while work is open: a background task of the application, or an expiring activity in an
/// app extension. Begun and ended on any thread.
struct WorkTask: Sendable {
  enum Answer {
    case granted(BackgroundTask)
    case refused
    /// There is no application that could be suspended, as in tests without one.
    case unneeded
  }

  /// - Parameter expirationHandler: called when the task is over, perhaps before this returns. False if the app was not in the
  ///   background then: the system has ended the task, and the process goes on.
  var begin: @Sendable (_ expirationHandler: @escaping @Sendable (_ isTimeUp: Bool) -> Void) -> Answer

  @MainActor
  static func ofApp() -> WorkTask {
    if UIApplication.isInAppExtension { return WorkTask(ExpiringActivity.system) }
    let known = LatestObject<UIApplication>()
    known.value = UIApplication.current
    return WorkTask { handler in
      // Only a monitor that was made before the application was has to ask the main thread.
      guard let application = known.value ?? MainThread.sync({ UIApplication.current }) else { return .unneeded }
      known.value = application
      let task = BackgroundTask.begin(in: application) { [weak application] in
        handler(application?.applicationState == .background)
      }
      return task.map(Answer.granted) ?? .refused
    }
  }
}

extension BackgroundTask {
  /// - Returns: nil when none is granted.
  static func begin(
    in application: UIApplication, expirationHandler handler: @escaping @MainActor @Sendable () -> Void
  ) -> BackgroundTask? {
    let identifier = application.beginBackgroundTask(withName: "SuspendMonitor", expirationHandler: handler)
    guard identifier != .invalid else { return nil }
    return BackgroundTask { application.endBackgroundTask(identifier) }
  }
}
