extension FocusBehavior {
  /// What the behavior knows of one screen.
  @MainActor
  public final class Coordinator {
    var monitor: FocusMonitor?

    deinit {
      // UIKit releases view controllers on the main thread, and this with them; elsewhere the app is over.
      guard let monitor, MainQueue.isCurrent else { return }
      MainActor.assumeIsolated { monitor.release() }
    }
  }
}
