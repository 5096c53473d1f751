import Foundation

/// An object that may be replaced, for any thread. Its owner is on the main thread; it is kept here only until that owner takes
/// it, where another thread has made it.
package final class LatestObject<Object: AnyObject & Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  // Guarded by `lock`.
  private weak var object: Object?
  private var made: Object?

  package init() {}

  package var value: Object? {
    get { lock.withLock { object } }
    set { lock.withLock { object = newValue } }
  }

  /// - Parameter make: makes the object where there is none. Called while other threads wait.
  /// - Returns: the object.
  package func object(orMake make: () -> Object) -> Object {
    lock.withLock {
      if let object { return object }
      let new = make()
      (object, made) = (new, new)
      return new
    }
  }

  /// - Returns: the object that another thread has made, from now on kept by the caller; nil where there is none.
  package func takeMade() -> Object? {
    lock.withLock {
      defer { made = nil }
      return made
    }
  }
}
