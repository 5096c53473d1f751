import LifecycleBehaviors

extension LifecycleIssue.Kind {
  /// The background time is over, and work of `BackgroundWork` did not end although it was asked to. Check `Task.isCancelled`
  /// between the steps of the work, or end the hold of the work in `timeIsUp`.
  public static let unfinishedWork = Self(name: "unfinishedWork")

  /// A `SuspensionHold` was deallocated before `end()` was called, which ended the hold. Retain the hold, and call `end()`.
  public static let unendedHold = Self(name: "unendedHold")

  /// Work of `BackgroundWork` blocked the main thread for more than 0.1 s. Do the work on another thread.
  public static let blockedMainThread = Self(name: "blockedMainThread")
}
