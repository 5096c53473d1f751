import Foundation
import LifecycleBehaviors

/// Calls that are requested on any thread and made on the main thread, in the order of the requests.
///
/// A call that is requested on the main thread is made before `deliver` returns, after the calls that still wait.
package final class MainThreadMailbox: @unchecked Sendable {
  private let lock = NSLock()
  // Guarded by `lock`.
  private var waiting: [@MainActor () -> Void] = []
  private var isClosed = false

  package init() {}

  package func deliver(_ call: @escaping @MainActor () -> Void) {
    lock.withLock { waiting.append(call) }
    MainThread.run { [self] in
      while let next = takeFirst() { next() }
    }
  }

  /// Ends the delivery, also of calls that still wait.
  package func close() {
    lock.withLock {
      isClosed = true
      waiting = []
    }
  }

  private func takeFirst() -> (@MainActor () -> Void)? {
    lock.withLock { isClosed || waiting.isEmpty ? nil : waiting.removeFirst() }
  }
}
