import Foundation

extension Notification.Name {
  /// Posted to `NotificationCenter.default`, on the main thread, with each ``SuspendEvent/willSuspend(_:)``. `userInfo["event"]`
  /// is the ``SuspendEvent``.
  ///
  /// ``applicationDidSuspend`` follows, unless the app enters the foreground first. That is ``SuspendEvent/averted``, which has
  /// no notification.
  ///
  /// Posted only while ``SuspendMonitor`` has a subscriber: a behavior, or a task that reads its events. The notification and
  /// its name are from the SuspendStatusRecorder gist (BadPirate, 2020).
  public static let applicationWillSuspend = Notification.Name("application-will-suspend")
  /// Posted to `NotificationCenter.default`, on the main thread, with each ``SuspendEvent/didSuspend(_:)``, when the process runs
  /// again. `userInfo["event"]` is the ``SuspendEvent``, and the object is the `Date` at which the suspension began.
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
  /// Posted to `NotificationCenter.default`, on the main thread, with each ``SuspendEvent/didUnsuspend(_:)``. `userInfo["event"]`
  /// is the ``SuspendEvent``.
  ///
  /// ```swift
  /// center.addObserver(forName: .applicationDidUnsuspend, object: nil, queue: .main) { notification in
  ///   guard case .didUnsuspend(let suspension) = notification.userInfo?["event"] as? SuspendEvent else { return }
  ///   print("suspended for \(suspension.seconds) s")
  /// }
  /// ```
  ///
  /// Posted only while ``SuspendMonitor`` has a subscriber. The notification and its name are from the
  /// SuspendStatusRecorder gist (BadPirate, 2020).
  public static let applicationDidUnsuspend = Notification.Name("application-did-unsuspend")
  /// Posted to `NotificationCenter.default`, on the main thread, with each ``SuspendEvent/failed(_:)``: a part of the monitor has
  /// failed. `userInfo["event"]` is the ``SuspendEvent``.
  ///
  /// Posted only while ``SuspendMonitor`` has a subscriber.
  public static let suspendMonitorDidFail = Notification.Name("suspend-monitor-did-fail")
}

extension SuspendEvent {
  /// Posts the notification of this event, if it has one.
  @MainActor
  func post(on center: NotificationCenter) {
    guard let notificationName else { return }
    center.post(name: notificationName, object: began, userInfo: ["event": self])
  }

  private var notificationName: Notification.Name? {
    switch self {
    case .willSuspend: .applicationWillSuspend
    case .didSuspend: .applicationDidSuspend
    case .didUnsuspend: .applicationDidUnsuspend
    case .failed: .suspendMonitorDidFail
    case .averted, .stalled: nil
    }
  }

  /// The object of `applicationDidSuspend`; other notifications have none.
  private var began: Date? {
    if case .didSuspend(let suspension) = self { suspension.began } else { nil }
  }
}
