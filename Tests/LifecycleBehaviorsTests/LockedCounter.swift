import Foundation

/// Counts on any thread.
final class LockedCounter: @unchecked Sendable {
  // Guarded by the lock.
  private var storage = 0
  private let lock = NSLock()

  var count: Int {
    lock.lock()
    defer { lock.unlock() }
    return storage
  }

  func add() {
    lock.lock()
    defer { lock.unlock() }
    storage += 1
  }
}
