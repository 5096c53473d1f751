import LifecycleBehaviors

/// Coalesces requests into one update in the next run-loop iteration. Updates never nest.
@MainActor
package final class DeferredUpdate {
  /// Whether an update is requested and pending.
  package private(set) var isNeeded = false
  /// True while the owner calls `updateIfNeeded()` at the end of each iteration. The update then waits for that call, so that it
  /// sees the effects of the whole iteration.
  package var waitsForTurnEnd = false {
    didSet { if isNeeded, !isUpdating, oldValue, !waitsForTurnEnd { waitForTurn() } }
  }
  private var isUpdating = false
  /// Calls in the next turn. Nil while no turn is awaited.
  private var timer: LifecycleSubscription?
  /// The app whose next turn is awaited. In a test it may have ended before that turn.
  private weak var app: AppObjects?
  private let update: @MainActor () -> Void

  /// - Parameter update: what to do. It may ask for the next update, which follows in a later turn.
  package init(_ update: @escaping @MainActor () -> Void) {
    self.update = update
  }

  /// Requests an update in the next iteration.
  package func setNeedsUpdate() {
    isNeeded = true
    if !isUpdating { waitForTurn() }
  }

  /// Requests an update at the end of the current iteration, without causing another one. `waitsForTurnEnd` must be true.
  package func setNeedsUpdateAtTurnEnd() {
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
    // Only now: if the update itself runs the run loop, the turn would be over before the update ends.
    if isNeeded { waitForTurn() }
  }

  private func waitForTurn() {
    guard timer == nil || app !== AppObjects.current else { return }
    app = .current
    timer = LifecycleTime.current.schedule(after: 0) { [weak self] in self?.turnDidBegin() }
  }

  private func turnDidBegin() {
    timer = nil
    if !waitsForTurnEnd { updateIfNeeded() }
  }
}
