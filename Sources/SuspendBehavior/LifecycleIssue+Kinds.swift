import LifecycleBehaviors

extension LifecycleIssue.Kind {
  /// One subscriber of the `SuspendMonitor` costs more than another one asks for. Give it other options, or ignore this kind
  /// where that is meant.
  public static let demandingSubscriber = Self(name: "demandingSubscriber")
}
