/// A handle of work that is called later, once or repeatedly. The work ends when the timer is cancelled and when it is released.
///
/// ```swift
/// timer = LifecycleTime.current.schedule(every: 30) { [weak self] in self?.refresh() }
/// ```
///
/// Keep it while the work is needed: the work of a timer that is released is never called. A property of the screen or of the
/// behavior's coordinator keeps it:
///
/// ```swift
/// final class Coordinator {
///   var timer: (any LifecycleTimer)?
/// }
/// ```
///
/// See <doc:Handles>.
///
/// ## Topics
///
/// ### Ending it
///
/// - ``cancel()``
@MainActor
public protocol LifecycleTimer: AnyObject, Sendable {
  /// Ends the work: it is not called any more. Has no effect when the work has ended before.
  ///
  /// ```swift
  /// timer?.cancel()
  /// ```
  func cancel()
}
