import Foundation

extension Notification.Name {
  /// Posted with each ``SuspendEvent/willSuspend(_:)``.
  public static let applicationWillSuspend = Notification.Name("application-will-suspend")
  /// Posted with ``SuspendEvent/didSuspend(_:)``, when the process runs again. The object is the `Date` at which the
  /// suspension began.
  public static let applicationDidSuspend = Notification.Name("application-did-suspend")
  /// Posted with ``SuspendEvent/didUnsuspend(_:)``.
  public static let applicationDidUnsuspend = Notification.Name("application-did-unsuspend")
  /// Posted when watching is impaired; `userInfo["failure"]` says how. Without a background task there is no
  /// ``SuspendWarning/imminent(secondsLeft:)``, and everything else goes on.
  public static let suspendStatusRecorderFailed = Notification.Name("suspend-status-recorder-failed")
}

extension SuspendEvent {
  @MainActor
  func post(on center: NotificationCenter) {
    switch self {
    case .willSuspend: center.post(name: .applicationWillSuspend, object: nil)
    case .didSuspend(let suspension): center.post(name: .applicationDidSuspend, object: suspension.began)
    case .didUnsuspend: center.post(name: .applicationDidUnsuspend, object: nil)
    case .averted: break
    }
  }
}
