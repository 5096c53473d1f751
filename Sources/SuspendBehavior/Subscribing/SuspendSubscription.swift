/// The handle of one subscriber of the ``SuspendMonitor``. It belongs to no screen: releasing it, or ``cancel()``, ends the
/// subscription. Until then it keeps the monitor alive.
///
/// ```swift
/// @MainActor
/// final class UploadQueue {
///   private var subscription: SuspendSubscription?
///
///   func start() {
///     subscription = SuspendMonitor.shared.subscribe { [weak self] event in
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
  let policy: SuspendPolicy
  private var handler: (@MainActor (SuspendEvent) -> Void)?
  /// Keeps the monitor.
  private var remove: (@MainActor (SuspendSubscription) -> Void)?
  private var didEnd: (@MainActor () -> Void)?

  /// - Parameters:
  ///   - policy: how closely to watch.
  ///   - handler: called with each event.
  ///   - remove: called when the subscription is cancelled; removes it from what delivers the events.
  init(
    policy: SuspendPolicy, handler: @escaping @MainActor (SuspendEvent) -> Void,
    remove: @escaping @MainActor (SuspendSubscription) -> Void
  ) {
    self.policy = policy
    self.handler = handler
    self.remove = remove
  }

  /// Ends the subscription: when this returns, the closure is not called any more, not even with the event that is
  /// being delivered. Calling it again does nothing.
  public func cancel() {
    let remove = remove
    end()
    remove?(self)
  }

  /// Calls `didEnd` once, when the subscription ends.
  func whenEnded(_ didEnd: @escaping @MainActor () -> Void) {
    self.didEnd = didEnd
  }

  func end() {
    handler = nil
    remove = nil
    let didEnd = didEnd
    self.didEnd = nil
    didEnd?()
  }

  func receive(_ event: SuspendEvent) {
    handler?(event)
  }
}
