import Foundation

extension Notification.Name {
  /// Posted with each ``SuspendEvent/willSuspend(_:)``, on the main thread.
  ///
  /// Posted only while ``SuspendMonitor`` has a subscriber. The notification and its name are from the
  /// SuspendStatusRecorder gist (BadPirate, 2020).
  public static let applicationWillSuspend = Notification.Name("application-will-suspend")
  /// Posted with ``SuspendEvent/didSuspend(_:)``, on the main thread, when the process runs again. The object is the
  /// `Date` at which the suspension began.
  ///
  /// ```swift
  /// center.addObserver(forName: .applicationDidSuspend, object: nil, queue: .main) { notification in
  ///   if let began = notification.object as? Date { print("suspended at \(began)") }
  /// }
  /// ```
  ///
  /// Posted only while ``SuspendMonitor`` has a subscriber. The notification and its name are from the
  /// SuspendStatusRecorder gist (BadPirate, 2020).
  public static let applicationDidSuspend = Notification.Name("application-did-suspend")
  /// Posted with ``SuspendEvent/didUnsuspend(_:)``, on the main thread.
  ///
  /// Posted only while ``SuspendMonitor`` has a subscriber. The notification and its name are from the
  /// SuspendStatusRecorder gist (BadPirate, 2020).
  public static let applicationDidUnsuspend = Notification.Name("application-did-unsuspend")
  /// Posted with ``SuspendEvent/failed(_:)``, on the main thread. `userInfo["failure"]` is the ``SuspendFailure``.
  ///
  /// Posted only while ``SuspendMonitor`` has a subscriber. The notification and its name are from the
  /// SuspendStatusRecorder gist (BadPirate, 2020).
  public static let suspendStatusRecorderFailed = Notification.Name("suspend-status-recorder-failed")
}

extension SuspendEvent {
  /// Posts the notification of this event, if it has one.
  @MainActor
  func post(on center: NotificationCenter) {
    switch self {
    case .willSuspend: center.post(name: .applicationWillSuspend, object: nil)
    case .didSuspend(let suspension): center.post(name: .applicationDidSuspend, object: suspension.began)
    case .didUnsuspend: center.post(name: .applicationDidUnsuspend, object: nil)
    case .failed(let failure):
      center.post(name: .suspendStatusRecorderFailed, object: nil, userInfo: ["failure": failure])
    case .averted, .stalled: break
    }
  }
}
