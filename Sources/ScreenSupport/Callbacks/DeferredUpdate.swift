import LifecycleBehaviors

/// Coalesces requests into one update in the next run-loop iteration. Updates never nest.
@MainActor
package final class DeferredUpdate {
  /// Whether an update is requested and pending.
  package private(set) var isNeeded = false
  private var isUpdating = false
  /// Calls in the next iteration. Nil while none is awaited.
  private var timer: LifecycleSubscription?
  /// The app whose next iteration is awaited. In a test it may have ended before that.
  private weak var app: AppObjects?
  private let update: @MainActor () -> Void

  /// - Parameter update: what to do. It may ask for the next update, which follows in a later iteration.
  package init(_ update: @escaping @MainActor () -> Void) {
    self.update = update
  }

  /// Requests an update in the next iteration.
  package func setNeedsUpdate() {
    isNeeded = true
    if !isUpdating { waitForIteration() }
  }

  /// Requests an update without causing an iteration: the owner calls ``updateIfNeeded()``.
  package func setNeedsUpdateWithoutScheduling() {
    isNeeded = true
  }

  /// Updates now if an update is requested.
  package func updateIfNeeded() {
    if isNeeded, !isUpdating { perform() }
  }

  /// Updates now, requested or not. Inside an update, requests the next one.
  package func updateNow() {
    if isUpdating { setNeedsUpdate() } else { perform() }
  }

  private func perform() {
    isNeeded = false
    isUpdating = true
    update()
    isUpdating = false
    // Only now: if the update itself runs the run loop, the iteration would be over before the update ends.
    if isNeeded { waitForIteration() }
  }

  private func waitForIteration() {
    guard timer == nil || app !== AppObjects.current else { return }
    app = .current
    timer = LifecycleTime.current.schedule(after: 0) { [weak self] in self?.iterationDidBegin() }
  }

  private func iterationDidBegin() {
    timer = nil
    updateIfNeeded()
  }
}
