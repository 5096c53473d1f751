import LifecycleBehaviors

extension LifecycleIssue.Kind {
  /// The condition of an overlay has thrown too often in a row. Have it return a value, or handle `OverlayEvent.unreadable`.
  public static let unreadableCondition = Self(name: "unreadableCondition")
}
