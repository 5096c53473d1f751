import Foundation

/// Holds a replaceable object that any thread may read. The main-thread owner retains it; if another thread creates it first, it is
/// retained here until the owner claims it.
final class LatestObject<Object: AnyObject & Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  // Guarded by `lock`.
  private weak var object: Object?
  private var made: Object?

  init() {}

  var value: Object? {
    get { lock.withLock { object } }
    set { lock.withLock { object = newValue } }
  }

  /// - Parameter create: creates the object if there is none. Other threads wait meanwhile.
  /// - Returns: the object.
  func object(orCreate create: () -> Object) -> Object {
    lock.withLock {
      if let object { return object }
      let new = create()
      (object, made) = (new, new)
      return new
    }
  }

  /// - Returns: the object that another thread created, which the caller now retains; nil if there is none.
  func takeMade() -> Object? {
    lock.withLock {
      defer { made = nil }
      return made
    }
  }
}
