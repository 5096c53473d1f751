import CoreFoundation
import Foundation

// The only file that depends on how Core Foundation spells the common modes.

/// Runs work at one place of each turn of the main run loop, in its common modes.
@MainActor
final class RunLoopTurns: LifecycleTimer {
  enum Place {
    /// The loop has woken, or begins another pass. The first of all observers.
    case start
    /// The loop is about to wait. The last of all observers, after Core Animation's commit, so that it finds all effects of the
    /// turn.
    case end
  }

  private let observer: Observer

  init(_ place: Place, _ work: @escaping @MainActor () -> Void) {
    observer = Observer(place, work)
  }

  func cancel() {
    observer.invalidate()
  }

  private final class Observer {
    private static let beforeSources: CFOptionFlags = 1 << 2
    private static let beforeWaiting: CFOptionFlags = 1 << 5
    private static let afterWaiting: CFOptionFlags = 1 << 6
    private let observer: CFRunLoopObserver?

    init(_ place: Place, _ work: @escaping @MainActor () -> Void) {
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

    func invalidate() {
      if let observer { CFRunLoopObserverInvalidate(observer) }
    }

    deinit {
      invalidate()
    }
  }
}
