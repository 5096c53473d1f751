/// What becomes of an overlay whose condition cannot be read any more. Either way a
/// ``OverlayEvent/unreadable(failedChecks:_:)`` is told and a `LifecycleIssue` is reported.
public enum OverlayFailurePolicy: Hashable, Sendable {
  /// The overlay is hidden, so that nobody is locked out by an error. It comes back when the condition is read and
  /// holds. The default.
  case lift
  /// The overlay stays as it is until the condition can be read, or somebody hides it. For what must not be shown by
  /// mistake, such as a locked app.
  case stay
}
