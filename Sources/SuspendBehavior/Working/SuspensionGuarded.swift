/// A resource that must not be in use when the process is suspended, such as a database in an app group: the system kills a
/// process that holds a lock on a shared file then, with the exception code `0xdead10cc`.
///
/// ```swift
/// final class DatabaseGuard: SuspensionGuarded {
///   func suspend() { NotificationCenter.default.post(name: Database.suspendNotification, object: nil) }
///   func resume() { NotificationCenter.default.post(name: Database.resumeNotification, object: nil) }
/// }
/// ```
///
/// Both are called on any thread, one at a time, and by turns. They should return at once and must not begin work.
/// ``SuspendMonitor/guardResource(_:)`` says when.
///
/// ## Topics
///
/// ### What it does
///
/// - ``suspend()``
/// - ``resume()``
public protocol SuspensionGuarded: AnyObject, Sendable {
  /// Gives the locks back and refuses use: the process may be suspended from now on.
  func suspend()

  /// Allows use again.
  func resume()
}
