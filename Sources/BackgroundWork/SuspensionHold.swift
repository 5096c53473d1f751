import Foundation
import LifecycleBehaviors

/// Work that ends in a callback, and that must be finished before the process is suspended.
///
/// ```swift
/// let hold = try BackgroundWork.hold("upload") { hold in
///   uploader.pause()
///   hold.end()
/// }
/// uploader.didFinish = { hold.end() }
/// ```
///
/// A hold that is deallocated before ``end()`` was called ends then, which is reported as a `LifecycleIssue`. It may be used
/// and deallocated on any thread.
///
/// ## Topics
///
/// ### Ending it
///
/// - ``end()``
/// - ``name``
public final class SuspensionHold: Sendable {
  /// As it was begun.
  public let name: String

  private let holder: WorkHolder
  private let callSite: CallSite
  private let lock = NSLock()
  // Guarded by `lock`.
  private nonisolated(unsafe) var id: OpenWork.ID?

  init(_ name: String, _ id: OpenWork.ID, of holder: WorkHolder, from callSite: CallSite) {
    self.name = name
    self.id = id
    self.holder = holder
    self.callSite = callSite
  }

  deinit {
    guard takeID() != nil else { return }
    let (name, callSite) = (name, callSite)
    MainThread.run {
      LifecycleIssue.report(
        .unendedHold,
        "The hold \"\(name)\" was deallocated without end(). Retain it until the work is done, and then call end().",
        at: callSite)
    }
  }

  /// The work is done. With the last work the process may be suspended again. Calling it again has no effect.
  ///
  /// ```swift
  /// hold.end()
  /// ```
  public func end() {
    _ = takeID()
  }

  /// Ends it.
  private func takeID() -> OpenWork.ID? {
    let taken = lock.withLock {
      defer { id = nil }
      return id
    }
    if let taken { holder.end(taken) }
    return taken
  }
}
