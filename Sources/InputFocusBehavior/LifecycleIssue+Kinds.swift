import LifecycleBehaviors

extension LifecycleIssue.Kind {
  /// An `InputFocus` was given to a second behavior, which has no effect. Create an `InputFocus` for each behavior.
  public static let inputFocusInUse = Self(name: "inputFocusInUse")

  /// An `InputFocus` could not edit the requested field, or could not end the editing. To handle the failure yourself, set
  /// `didFail`.
  public static let inputFocusFailed = Self(name: "inputFocusFailed")
}
