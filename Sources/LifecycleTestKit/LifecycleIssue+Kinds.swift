import LifecycleBehaviors

extension LifecycleIssue.Kind {
  /// A `LifecycleTestWindow` was created in a process without an application. Run the tests in a target with a host application.
  public static let noApplication = Self(name: "noApplication")

  /// A `LifecycleTestWindow` was used after a later device had ended its app. Write `withLifecycleTestWindow` in both tests.
  public static let testWindowEnded = Self(name: "testWindowEnded")

  /// A `LifecycleTestWindow` is for a device of another idiom than the one that runs the tests. Run them on that device.
  public static let otherIdiom = Self(name: "otherIdiom")

  /// A `LifecycleTestWindow` waited for a transition that didn't end. End the transition in the test.
  public static let endlessTransition = Self(name: "endlessTransition")
}
