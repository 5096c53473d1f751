import Dispatch
import Foundation

/// Calls on the main thread from code that is not isolated: deinitializers and observers.
package enum MainThread {
  /// Calls `work` immediately if on the main thread, otherwise asynchronously on the main queue, in the order of the calls.
  package static func run(_ work: @escaping @MainActor () -> Void) {
    if isCurrent {
      MainActor.assumeIsolated(work)
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated(work) }
    }
  }

  /// Stops the app with a message if the caller is on another thread, instead of a crash or a race deeper in the framework: in
  /// Swift 5 mode, and from Objective-C, the compiler accepts such calls.
  /// - Parameters:
  ///   - call: what the app has called or read.
  ///   - callSite: the app's line, if it is known.
  package static func require(_ call: StaticString = #function, from callSite: CallSite? = nil) {
    precondition(
      isCurrent,
      """
      \(call) was used on another thread, but is for the main thread only. Move the code that uses \(call) to the main actor, \
      or into DispatchQueue.main.async { … }.
      """,
      file: callSite?.file ?? #fileID, line: callSite?.line ?? #line)
  }

  /// Whether the caller is on the main thread.
  ///
  /// Compares the thread and not the queue: inside `queue.sync { … }` the main thread works for another queue. On Linux another
  /// thread may serve the main queue after `dispatchMain()`, which also counts as the main thread.
  package static var isCurrent: Bool { Thread.isMainThread || isOnMainQueue }

  /// Whether the caller is on the main thread, and not inside `queue.sync { … }` of another queue there.
  package static var isOnMainQueue: Bool { DispatchQueue.getSpecific(key: mark) != nil }

  private static let mark: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()
}
