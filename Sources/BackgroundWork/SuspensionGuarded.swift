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
/// A resource is called by one thread at a time, and by turns. ``BackgroundWork/startGuarding(_:)`` says when. Neither method
/// begins work.
///
/// ## Topics
///
/// ### What it does
///
/// - ``suspend()``
/// - ``resume()``
public protocol SuspensionGuarded: AnyObject, Sendable {
  /// Gives the locks back and refuses use: the process may be suspended from now on.
  ///
  /// Called on the main thread or on a thread of this framework, never on one that begins or ends work. So it may wait for a
  /// queue on which work is done, but not for the main thread. Work that begins meanwhile waits for it up to 0.5 s and then
  /// begins: if the method waits for the queue of that very work, the resource is suspended after it.
  func suspend()

  /// Allows use again.
  ///
  /// Called on the thread that begins work, before the work, or on the main thread. It returns immediately and must not wait
  /// for a queue on which work begins.
  func resume()
}
