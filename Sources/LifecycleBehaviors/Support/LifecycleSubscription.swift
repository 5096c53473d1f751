/// A handle to a closure that does not belong to a screen. After ``cancel()``, or after the subscription has been deallocated,
/// the closure is not called again.
///
/// ```swift
/// final class AppDelegate: UIResponder, UIApplicationDelegate {
///   private let issues = LifecycleIssue.subscribe { issue in log.error("\(issue)") }
/// }
/// ```
///
/// A timer of ``LifecycleTime`` is a subscription, too. Retain the timer as long as its work is needed, in a property of the
/// screen or in the behavior's coordinator. A deallocated timer never calls its work.
///
/// > Important: A subscription retains its closure. If the closure strongly captures the object that stores the subscription,
/// > for example because you passed a method of the object, the two create a retain cycle. Capture the object weakly:
/// > <doc:RemovingBehaviors>.
///
/// Main thread only: a call from another thread stops the app. A subscription may be deallocated on any thread.
///
/// ## Topics
///
/// ### Ending the calls
///
/// - ``cancel()``
@preconcurrency @MainActor
public final class LifecycleSubscription {
  /// Calls the closure; retained until the subscription ends.
  private var subscriber: AnyObject?
  private let end: @MainActor () -> Void

  /// - Parameters:
  ///   - subscriber: calls the closure while it exists. Retained by the subscription.
  ///   - end: ends the calls immediately, including the calls of the report that is in progress.
  package init(retaining subscriber: AnyObject, end: @escaping @MainActor () -> Void = {}) {
    self.subscriber = subscriber
    self.end = end
  }

  /// Ends the calls, and releases the closure. After `cancel()` has returned, the closure is not called again, not even with
  /// the report that is in progress. A second call has no effect.
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
