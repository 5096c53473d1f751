import Foundation

/// An object that may be replaced and is not kept, for any thread.
package final class LatestObject<Object: AnyObject & Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  // Guarded by `lock`.
  private weak var object: Object?

  package init() {}

  package var value: Object? {
    get { lock.withLock { object } }
    set { lock.withLock { object = newValue } }
  }
}
