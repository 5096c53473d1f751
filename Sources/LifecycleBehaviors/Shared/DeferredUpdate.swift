/// An update that any number of requests ask for, and that is made once, in the next turn of the main run loop, and never
/// inside itself.
@MainActor
package final class DeferredUpdate {
  /// Whose turn it waits for.
  package var time: LifecycleTime
  /// Whether an update has been asked for and not been made yet.
  package private(set) var isNeeded = false
  private var isUpdating = false
  /// The turn has come inside an update that runs the run loop itself.
  private var hasMissedTurn = false
  private let update: @MainActor () -> Void

  /// - Parameters:
  ///   - time: whose turn it waits for.
  ///   - update: what to do. It may ask for the next update, which follows in a later turn.
  package init(_ time: LifecycleTime, _ update: @escaping @MainActor () -> Void) {
    self.time = time
    self.update = update
  }

  /// Asks for an update in the next turn.
  package func setNeedsUpdate() {
    guard !isNeeded else { return }
    isNeeded = true
    awaitTurn()
  }

  /// Makes the update now, if one has been asked for.
  package func updateIfNeeded() {
    if isNeeded, !isUpdating { perform() }
  }

  /// Makes the update now, asked for or not. Called from inside an update, it asks for the next one.
  package func updateNow() {
    if isUpdating { setNeedsUpdate() } else { perform() }
  }

  private func awaitTurn() {
    time.perform { [weak self] in
      guard let self else { return }
      if isUpdating { hasMissedTurn = true } else { updateIfNeeded() }
    }
  }

  private func perform() {
    isNeeded = false
    isUpdating = true
    update()
    isUpdating = false
    if hasMissedTurn, isNeeded { awaitTurn() }
    hasMissedTurn = false
  }
}
