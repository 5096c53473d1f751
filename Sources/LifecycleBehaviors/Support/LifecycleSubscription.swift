/// A handle for a closure that belongs to no screen: ``cancel()`` or deallocation ends the calls.
///
/// ```swift
/// final class AppDelegate: UIResponder, UIApplicationDelegate {
///   private let issues = LifecycleIssue.subscribe { issue in log.error("\(issue)") }
/// }
/// ```
///
/// A timer of ``LifecycleTime`` is a subscription, too. Retain it while its work is needed, in a property of the screen or the
/// behavior's coordinator: a deallocated timer never calls its work.
///
/// See <doc:Handles>. Main thread only; it may be deallocated on any thread.
///
/// ## Topics
///
/// ### Ending it
///
/// - ``cancel()``
@preconcurrency @MainActor
public final class LifecycleSubscription {
  /// Calls the closure; retained until the subscription ends.
  private var subscriber: AnyObject?
  private let end: @MainActor () -> Void

  /// - Parameters:
  ///   - subscriber: calls the closure while it exists. Retained by the subscription.
  ///   - end: ends the calls at once, including those of the report that is in progress.
  package init(retaining subscriber: AnyObject, end: @escaping @MainActor () -> Void = {}) {
    self.subscriber = subscriber
    self.end = end
  }

  /// Ends the calls: when this returns, the closure is not called any more, not even with the report that is in progress.
  /// Calling it again has no effect.
  ///
  /// ```swift
  /// issues.cancel()
  /// ```
  public func cancel() {
    MainThread.require()
    guard subscriber != nil else { return }
    subscriber = nil
    end()
  }
}
