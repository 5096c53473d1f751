/// One subscriber of the ``SuspendMonitor``. Releasing it ends the subscription; it keeps the monitor alive. Main thread
/// only.
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

  /// Ends the subscription: when this returns, nothing more is told, not even the event being told right now. Harmless
  /// when it has ended.
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
