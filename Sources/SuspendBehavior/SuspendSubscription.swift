/// One subscriber of the ``SuspendMonitor``. Releasing it ends the subscription; it keeps the monitor alive.
@MainActor
public final class SuspendSubscription {
  private var monitor: SuspendMonitor?
  private var handler: (@MainActor (SuspendEvent) -> Void)?

  init(monitor: SuspendMonitor, handler: @escaping @MainActor (SuspendEvent) -> Void) {
    self.monitor = monitor
    self.handler = handler
  }

  /// Ends the subscription: when this returns, nothing more is told, not even the event being told right now.
  public func cancel() {
    handler = nil
    let monitor = monitor
    self.monitor = nil
    monitor?.remove(self)
  }

  func receive(_ event: SuspendEvent) {
    handler?(event)
  }
}
