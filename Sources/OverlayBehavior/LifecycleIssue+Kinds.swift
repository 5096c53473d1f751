import LifecycleBehaviors

extension LifecycleIssue.Kind {
  /// The condition of an overlay has thrown too often in a row. Have it return a value, or handle `OverlayEvent.unreadable`.
  public static let unreadableCondition = Self(name: "unreadableCondition")

  /// A test awaits `show()` or `hide()` of an overlay, and the virtual time of its device stands still. Have time pass meanwhile.
  public static let timeStandsStill = Self(name: "timeStandsStill")
}
