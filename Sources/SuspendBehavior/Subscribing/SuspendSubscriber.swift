import LifecycleBehaviors

/// One subscriber of the ``SuspendMonitor``, retained by its subscription. Its deallocation ends the calls.
@MainActor
final class SuspendSubscriber {
  let options: SuspendOptions
  private weak var monitor: SuspendMonitor?
  /// Nil after the end.
  private var handler: ((SuspendEvent) -> Void)?
  /// It has received the beginning of a suspension, whose end comes next.
  private var isSuspended = false

  /// - Parameters:
  ///   - monitor: delivers the events.
  ///   - options: how closely to watch.
  ///   - handler: called with each event.
  init(to monitor: SuspendMonitor, options: SuspendOptions, handler: @escaping (SuspendEvent) -> Void) {
    self.monitor = monitor
    self.options = options
    self.handler = handler
  }

  deinit {
    MainThread.run { [monitor] in monitor?.subscriptionDidEnd() }
  }

  /// Ends the calls, also with the event that is being delivered.
  func cancel() {
    handler = nil
    monitor?.subscriptionDidEnd()
  }

  var hasEnded: Bool { handler == nil }

  /// Who subscribes while others receive the beginning of a suspension receives neither that nor its end.
  func receive(_ event: SuspendEvent) {
    switch event {
    case .didSuspend: isSuspended = true
    case .didUnsuspend where !isSuspended: return
    case .didUnsuspend: isSuspended = false
    case .willSuspend, .averted, .stalled, .failed: break
    }
    handler?(event)
  }
}
