import CoreFoundation
import Foundation

// The only file that depends on how Core Foundation spells the common modes.

/// Runs work at one place of each iteration of the main run loop, in its common modes, until it is deallocated.
package final class RunLoopObserver {
  package enum Place: Sendable {
    /// The loop has woken, or begins another pass. The first of all observers.
    case start
    /// The loop is about to wait. The last of all observers, after Core Animation's commit, so that it finds all effects of the
    /// iteration.
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
      MainActor.assumeIsolated(work)
    }
    #if canImport(Darwin)
      CFRunLoopAddObserver(CFRunLoopGetMain(), observer, CFRunLoopMode.commonModes)
    #else
      CFRunLoopAddObserver(CFRunLoopGetMain(), observer, kCFRunLoopCommonModes)
    #endif
  }

  deinit {
    if let observer { CFRunLoopObserverInvalidate(observer) }
  }
}
