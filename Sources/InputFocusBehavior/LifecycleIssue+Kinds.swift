import LifecycleBehaviors

extension LifecycleIssue.Kind {
  /// An `InputFocus` was given to a second screen, where it does nothing. Give each screen one of its own.
  public static let inputFocusInUse = Self(name: "inputFocusInUse")

  /// An `InputFocus` could not move the focus to the requested field. Set its `didFail`, which then receives the failure
  /// instead.
  public static let inputFocusFailed = Self(name: "inputFocusFailed")
}
