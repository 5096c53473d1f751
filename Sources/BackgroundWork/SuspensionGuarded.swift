/// A resource that must not be in use when the process is suspended, such as a database in an app group. If a process holds a
/// lock on a shared file during a suspension, the system kills the process with the exception code `0xdead10cc`.
///
/// ```swift
/// final class DatabaseGuard: SuspensionGuarded {
///   func suspend() { NotificationCenter.default.post(name: Database.suspendNotification, object: nil) }
///   func resume() { NotificationCenter.default.post(name: Database.resumeNotification, object: nil) }
/// }
/// ```
///
/// One thread calls a resource at a time, and the two methods are called by turns. ``BackgroundWork/startGuarding(_:)``
/// explains when. Do not begin work in these methods.
///
/// ## Topics
///
/// ### Suspending and resuming
///
/// - ``suspend()``
/// - ``resume()``
public protocol SuspensionGuarded: AnyObject, Sendable {
  /// Releases the locks, and refuses use. The process may be suspended afterwards.
  ///
  /// Called on the main thread or on a thread of the framework, never on another thread that begins or ends work. So the method
  /// may wait for a queue on which work is done, but not for the main thread. Work that begins meanwhile waits for the method up
  /// to 0.5 s, and then begins. If the method waits for the queue of that very work, the resource is suspended after the work.
  func suspend()

  /// Allows use again.
  ///
  /// Called on the thread that begins work, before the work, on the main thread, on the thread that calls
  /// ``BackgroundWork/stopGuarding(_:)``, or on a thread of the framework. Return immediately, and do not wait for a queue on
  /// which work begins.
  func resume()
}
