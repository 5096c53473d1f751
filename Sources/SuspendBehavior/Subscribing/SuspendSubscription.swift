import LifecycleBehaviors

/// The handle of one subscriber of the ``SuspendMonitor``. It belongs to no screen: releasing it, or ``cancel()``, ends the
/// subscription.
///
/// ```swift
/// @MainActor
/// final class UploadQueue {
///   private var subscription: SuspendSubscription?
///
///   func start() {
///     subscription = SuspendMonitor.shared.subscribe(options: .precise) { [weak self] event in
///       if case .willSuspend(.imminent) = event { self?.writeCheckpoint() }
///     }
///   }
///
///   func writeCheckpoint() {}
/// }
/// ```
///
/// The article Handles of LifecycleBehaviors has the rule for all handles. Main thread only.
@MainActor
public final class SuspendSubscription {
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

  /// Ends the subscription: when this returns, the closure is not called any more, not even with the event that is
  /// being delivered. Calling it again does nothing.
  public func cancel() {
    handler = nil
    monitor?.subscriptionDidEnd()
  }

  var isOver: Bool { handler == nil }

  func receive(_ event: SuspendEvent) {
    handler?(event)
  }
}
