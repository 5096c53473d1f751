import Foundation

/// Calls that come from any thread and are made on the main thread, in the order in which they came.
///
/// A call that comes on the main thread is made before `deliver` returns, after those that still wait.
package final class MainThreadMailbox: @unchecked Sendable {
  // The lock guards both.
  private let lock = NSLock()
  private var waiting: [@MainActor () -> Void] = []
  private var isClosed = false

  package init() {}

  package func deliver(_ call: @escaping @MainActor () -> Void) {
    lock.lock()
    waiting.append(call)
    lock.unlock()
    MainThread.run { [self] in
      while let next = takeFirst() { next() }
    }
  }

  /// Nothing more is delivered, not even what still waits.
  package func close() {
    lock.lock()
    defer { lock.unlock() }
    isClosed = true
    waiting = []
  }

  private func takeFirst() -> (@MainActor () -> Void)? {
    lock.lock()
    defer { lock.unlock() }
    return isClosed || waiting.isEmpty ? nil : waiting.removeFirst()
  }
}
