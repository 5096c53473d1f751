import Foundation
import LifecycleBehaviors

/// A handle to work that ends in a callback. The process is not suspended until you end the hold.
///
/// ```swift
/// let hold = try BackgroundWork.hold("upload") { hold in
///   uploader.pause()
///   hold.end()
/// }
/// uploader.didFinish = { hold.end() }
/// ```
///
/// If a hold is deallocated before ``end()`` was called, the hold ends, and a `LifecycleIssue` is reported. You may use and
/// deallocate a hold on any thread.
///
/// ## Topics
///
/// ### Ending the hold
///
/// - ``end()``
/// - ``name``
public final class SuspensionHold: Sendable {
  /// The name of the work, as passed to `hold`.
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

  /// Ends the hold, when the work is done. After the last work of the app has ended, the process may be suspended again. A
  /// second call has no effect.
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
