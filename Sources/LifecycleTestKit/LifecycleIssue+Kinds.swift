import LifecycleBehaviors

extension LifecycleIssue.Kind {
  /// A `LifecycleTestWindow` was created in a process without an application. Run the tests in a target with a host app.
  public static let noApplication = Self(name: "noApplication")

  /// A `LifecycleTestWindow` was used after another window or device had ended its app. Use `withLifecycleTestWindow` in both
  /// tests.
  public static let testWindowEnded = Self(name: "testWindowEnded")

  /// A `LifecycleTestWindow` was created for an iPhone, but the tests run on an iPad, or the other way round. Run the test on a
  /// device of the given idiom.
  public static let otherIdiom = Self(name: "otherIdiom")

  /// A `LifecycleTestWindow` waited for a transition that did not end. End the transition in the test.
  public static let endlessTransition = Self(name: "endlessTransition")
}
