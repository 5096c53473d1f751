import CoreFoundation
import Foundation

// The only file that depends on how Core Foundation spells the common modes.

/// Runs work at the end of each iteration of the main run loop, in its common modes, until it is deallocated: when the loop is
/// about to wait, as the last of all observers, after the observer of Core Animation's commit.
///
/// What the code of a timer, a block or a task has changed may be laid out and committed in a later iteration (R175 of
/// HeadlessUIKit's rules), and what the observer itself changes is committed with the next one: to see that happen, request an
/// iteration.
final class RunLoopObserver {
  private static let beforeWaiting: CFOptionFlags = 1 << 5
  private let observer: CFRunLoopObserver?

  init(_ work: @escaping @MainActor () -> Void) {
    observer = CFRunLoopObserverCreateWithHandler(nil, Self.beforeWaiting, true, CFIndex.max) { _, _ in
      MainActor.assumeIsolated { Self.call(work) }
    }
    #if canImport(Darwin)
      CFRunLoopAddObserver(CFRunLoopGetMain(), observer, CFRunLoopMode.commonModes)
    #else
      CFRunLoopAddObserver(CFRunLoopGetMain(), observer, kCFRunLoopCommonModes)
    #endif
  }

  /// The pool of the iteration may have been drained already: what is autoreleased here would live until the next event (R177 of
  /// HeadlessUIKit's rules).
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
