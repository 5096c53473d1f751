import LifecycleBehaviors

extension LifecycleIssue.Kind {
  /// The condition of an overlay has thrown an error too often in a row. Return a value from the condition, or handle
  /// `OverlayEvent.unreadable`.
  public static let unreadableCondition = Self(name: "unreadableCondition")
}
