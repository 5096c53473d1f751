import Foundation

extension SuspendMonitor {
  /// The events from now on as an asynchronous sequence.
  ///
  /// ```swift
  /// for await event in SuspendMonitor.shared.events() {
  ///   if case .didUnsuspend(let suspension) = event { clock.refresh(after: suspension.seconds) }
  /// }
  /// ```
  ///
  /// Nothing is lost while no task reads. The sequence ends when the task that reads it is cancelled and with
  /// ``stop()``. A warning may be read after the notification that it belongs to has returned, when the process can
  /// be suspended at any moment: what must be saved is saved in a closure, see ``subscribe(policy:_:)``.
  /// - Parameter policy: how closely to watch.
  public func events(policy: SuspendPolicy = .standard) -> AsyncStream<SuspendEvent> {
    AsyncStream { continuation in
      let subscription = subscribe(policy: policy) { event in continuation.yield(event) }
      subscription.whenEnded { continuation.finish() }
      continuation.onTermination = { _ in
        Task { @MainActor in subscription.cancel() }
      }
    }
  }
}
