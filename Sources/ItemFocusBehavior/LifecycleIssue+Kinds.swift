import LifecycleBehaviors

extension LifecycleIssue.Kind {
  /// Two items in a list have the same identifier, so only the first one counts. Give each item a unique identifier.
  public static let itemListedTwice = Self(name: "itemListedTwice")

  /// A visible fraction is not a number from 0.001 to 1, so the nearest such number is used.
  public static let invalidFraction = Self(name: "invalidFraction")

  /// An `ItemFocusBehavior` has no closure, so it reports nothing. Add `.onImpression { }`, `.onLeadingItemChange { }` or
  /// `.onVisibleItemsChange { }`.
  public static let nothingToReport = Self(name: "nothingToReport")
}
