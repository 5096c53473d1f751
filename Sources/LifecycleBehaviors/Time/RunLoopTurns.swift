import CoreFoundation
import Foundation

// The only file that depends on how Core Foundation spells the common modes.

/// Runs work whenever the main run loop is about to wait, in its common modes.
///
/// It is the last observer, after Core Animation's commit, so that it finds all effects of the turn.
@MainActor
final class RunLoopTurns: LifecycleTimer {
  private let observer: Observer

  init(_ work: @escaping @MainActor () -> Void) {
    observer = Observer(work)
  }

  func cancel() {
    observer.invalidate()
  }

  private final class Observer {
    private static let beforeWaiting: CFOptionFlags = 1 << 5
    private let observer: CFRunLoopObserver?

    init(_ work: @escaping @MainActor () -> Void) {
      observer = CFRunLoopObserverCreateWithHandler(nil, Self.beforeWaiting, true, CFIndex.max) { _, _ in
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
