import CoreFoundation
import Foundation

// The only file that depends on how Core Foundation spells the common modes.

/// Runs work at one place of each iteration of the main run loop, in its common modes, until it is deallocated.
package final class RunLoopObserver {
  package enum Place: Sendable {
    /// The loop has woken, or begins another pass. The first of all observers.
    case start
    /// The loop is about to wait. The last of all observers, after that of Core Animation's commit. What the code of a timer, a
    /// block or a task has changed may be laid out and committed in a later iteration (R175 of HeadlessUIKit's rules), and what the
    /// observer itself changes is committed with the next one: to see that happen, request an iteration.
    case end
  }

  private static let beforeSources: CFOptionFlags = 1 << 2
  private static let beforeWaiting: CFOptionFlags = 1 << 5
  private static let afterWaiting: CFOptionFlags = 1 << 6
  private let observer: CFRunLoopObserver?

  package init(_ place: Place, _ work: @escaping @MainActor () -> Void) {
    let isStart = place == .start
    observer = CFRunLoopObserverCreateWithHandler(
      nil, isStart ? Self.afterWaiting | Self.beforeSources : Self.beforeWaiting, true,
      isStart ? CFIndex.min : CFIndex.max
    ) { _, _ in
      MainActor.assumeIsolated { Self.call(work) }
    }
    #if canImport(Darwin)
      CFRunLoopAddObserver(CFRunLoopGetMain(), observer, CFRunLoopMode.commonModes)
    #else
      CFRunLoopAddObserver(CFRunLoopGetMain(), observer, kCFRunLoopCommonModes)
    #endif
  }

  /// The pool of the iteration may have been drained already: what is autoreleased here would live until the next event (R177).
  @MainActor
  private static func call(_ work: @MainActor () -> Void) {
    #if canImport(ObjectiveC)
      autoreleasepool { work() }
    #else
      work()
    #endif
  }

  deinit {
    if let observer { CFRunLoopObserverInvalidate(observer) }
  }
}
