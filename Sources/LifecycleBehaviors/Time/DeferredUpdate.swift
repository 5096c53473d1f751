/// An update that is requested any number of times and made once, in the next turn of the main run loop, and never inside
/// itself.
@MainActor
package final class DeferredUpdate {
  /// The time whose next turn it waits for.
  package var time: LifecycleTime
  /// Whether an update has been requested and not been made yet.
  package private(set) var isNeeded = false
  private var isUpdating = false
  private let update: @MainActor () -> Void

  /// - Parameters:
  ///   - time: the time whose next turn it waits for.
  ///   - update: what to do. It may request the next update, which follows in a later turn.
  package init(_ time: LifecycleTime, _ update: @escaping @MainActor () -> Void) {
    self.time = time
    self.update = update
  }

  /// Requests an update in the next turn.
  package func setNeedsUpdate() {
    guard !isNeeded else { return }
    isNeeded = true
    if !isUpdating { waitForTurn() }
  }

  /// Makes the update now, if one has been requested.
  package func updateIfNeeded() {
    if isNeeded, !isUpdating { perform() }
  }

  /// Makes the update now, requested or not. Called inside an update, it requests the next one.
  package func updateNow() {
    if isUpdating { setNeedsUpdate() } else { perform() }
  }

  private func perform() {
    isNeeded = false
    isUpdating = true
    update()
    isUpdating = false
    // Only now: a run loop that runs inside the update would reach the turn too early.
    if isNeeded { waitForTurn() }
  }

  private func waitForTurn() {
    time.perform { [weak self] in self?.updateIfNeeded() }
  }
}
