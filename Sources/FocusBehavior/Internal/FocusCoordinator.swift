import LifecycleBehaviors

/// What a ``FocusBehavior`` knows of one screen.
@MainActor
final class FocusCoordinator {
  var monitor: FocusMonitor?

  deinit {
    // Never skipped: the sampling would go on for a screen that is gone.
    guard let monitor else { return }
    MainThread.run { monitor.release() }
  }
}
