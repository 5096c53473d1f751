/// The handle of one handler of issues. It belongs to no screen: releasing it, or ``cancel()``, ends the calls.
///
/// ```swift
/// final class AppDelegate: UIResponder, UIApplicationDelegate {
///   private let issues = LifecycleIssue.subscribe { issue in log.error("\(issue)") }
/// }
/// ```
///
/// See <doc:Handles>. Main thread only.
///
/// ## Topics
///
/// ### Ending it
///
/// - ``cancel()``
@MainActor
public final class LifecycleIssueSubscription {
  private var listener: AnyObject?

  init(_ listener: AnyObject) {
    self.listener = listener
  }

  /// Ends the calls: when this returns, the handler is not called any more, not even with the issue that is being reported.
  /// Calling it again has no effect.
  ///
  /// ```swift
  /// issues.cancel()
  /// ```
  public func cancel() {
    listener = nil
  }
}
