import LifecycleBehaviors

extension FocusBehavior {
  /// What the behavior knows of one screen.
  @MainActor
  public final class Coordinator {
    var monitor: FocusMonitor?

    deinit {
      // Never skipped: the sampling would go on for a screen that is gone.
      guard let monitor else { return }
      MainThread.run { monitor.release() }
    }
  }
}
