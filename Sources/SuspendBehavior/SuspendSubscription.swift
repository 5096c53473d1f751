/// The handle of one subscriber of the ``SuspendMonitor``. It is on no screen: releasing it, or ``cancel()``, ends the
/// subscription. Until then it keeps the monitor alive. The article Handles of LifecycleBehaviors has the rule for all
/// handles. Main thread only.
@MainActor
public final class SuspendSubscription {
  let policy: SuspendPolicy
  private(set) var monitor: SuspendMonitor?
  private var handler: (@MainActor (SuspendEvent) -> Void)?
  private var didEnd: (@MainActor () -> Void)?

  init(
    monitor: SuspendMonitor, policy: SuspendPolicy, handler: @escaping @MainActor (SuspendEvent) -> Void
  ) {
    self.monitor = monitor
    self.policy = policy
    self.handler = handler
  }

  /// Ends the subscription: when this returns, the closure is not called any more, not even with the event that is
  /// being delivered. Calling it again does nothing.
  public func cancel() {
    let monitor = monitor
    end()
    monitor?.remove(self)
  }

  /// Calls `didEnd` once, when the subscription ends.
  func whenEnded(_ didEnd: @escaping @MainActor () -> Void) {
    self.didEnd = didEnd
  }

  func end() {
    handler = nil
    monitor = nil
    let didEnd = didEnd
    self.didEnd = nil
    didEnd?()
  }

  func receive(_ event: SuspendEvent) {
    handler?(event)
  }
}
