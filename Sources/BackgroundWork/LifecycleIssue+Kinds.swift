import LifecycleBehaviors

extension LifecycleIssue.Kind {
  /// The background time is over, and work of `BackgroundWork` that was notified of it didn't end. Check `Task.isCancelled`
  /// between its parts, or end its hold in `timeIsUp`.
  public static let unfinishedWork = Self(name: "unfinishedWork")

  /// A `SuspensionHold` was deallocated before `end()` was called, and has ended. Retain it, and call `end()`.
  public static let unendedHold = Self(name: "unendedHold")

  /// Work of `BackgroundWork` blocked the main thread for more than 0.1 s. Do it on another thread.
  public static let blockedMainThread = Self(name: "blockedMainThread")
}
