import LifecycleBehaviors

/// One subscriber of the ``SuspendMonitor``. It is kept by who has subscribed; its end ends the calls.
@MainActor
package final class SuspendSubscriber {
  let options: SuspendOptions
  /// Where the app has subscribed; nil for the framework itself.
  let callSite: CallSite?
  private weak var monitor: SuspendMonitor?
  /// Nil after the end.
  private var handler: ((SuspendEvent) -> Void)?

  /// - Parameters:
  ///   - monitor: delivers the events.
  ///   - options: how closely to watch.
  ///   - callSite: where the app has subscribed; nil for the framework itself.
  ///   - handler: called with each event.
  init(
    to monitor: SuspendMonitor, options: SuspendOptions, from callSite: CallSite?,
    handler: @escaping (SuspendEvent) -> Void
  ) {
    self.monitor = monitor
    self.options = options
    self.callSite = callSite
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

  var isOver: Bool { handler == nil }

  func receive(_ event: SuspendEvent) {
    handler?(event)
  }
}
