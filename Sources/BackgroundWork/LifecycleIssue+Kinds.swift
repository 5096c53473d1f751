import LifecycleBehaviors

extension LifecycleIssue.Kind {
  /// Work of `BackgroundWork` was told that the background time was over, and did not end. Check `Task.isCancelled` between
  /// its parts, or end its hold in `timeIsUp`.
  public static let unfinishedWork = Self(name: "unfinishedWork")

  /// A `SuspensionHold` was released before its work was done, and has ended. Keep it, and call its `end()`.
  public static let unendedHold = Self(name: "unendedHold")

  /// Work of `BackgroundWork` has kept the main thread busy for more than 0.1 s. Do it on another thread.
  public static let blockedMainThread = Self(name: "blockedMainThread")
}
