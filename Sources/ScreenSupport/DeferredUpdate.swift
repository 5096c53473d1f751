import LifecycleBehaviors

/// An update that any number of requests ask for, and that is made once, in the next turn of the main run loop, and never
/// inside itself.
@MainActor
package final class DeferredUpdate {
  /// Whether an update has been asked for and not been made yet.
  package private(set) var isNeeded = false
  /// True while the owner observes the ends of turns and calls `updateIfNeeded()` at each. The update then waits for that
  /// call, so that it finds what a whole turn has led to.
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

  /// Asks for an update in the next turn.
  package func setNeedsUpdate() {
    isNeeded = true
    if !isUpdating { waitForTurn() }
  }

  /// Asks for an update at the end of this turn, which must still be ahead, with `waitsForTurnEnd` true. Unlike
  /// `setNeedsUpdate()` it causes no turn.
  package func setNeedsUpdateAtTurnEnd() {
    isNeeded = true
  }

  /// Makes the update now, if one has been asked for.
  package func updateIfNeeded() {
    if isNeeded, !isUpdating { perform() }
  }

  /// Makes the update now, asked for or not. Called from inside an update, it asks for the next one.
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
