import Foundation

@testable import BackgroundWork

/// A guarded resource that records its calls, on any thread.
final class Resource: SuspensionGuarded, @unchecked Sendable {
  private let lock = NSCondition()
  // Guarded by `lock`.
  private var lines: [String] = []

  func suspend() {
    add("suspend")
  }

  func resume() {
    add("resume")
  }

  func add(_ line: String) {
    lock.withLock {
      lines.append(line)
      lock.broadcast()
    }
  }

  /// - Returns: the calls since the previous flush.
  func flush() -> [String] {
    lock.withLock { takeLines() }
  }

  /// Waits for the next call, which another thread makes.
  /// - Returns: the calls since the previous flush; none when the wait is in vain.
  func flushNext() -> [String] {
    let deadline = Date(timeIntervalSinceNow: 30)
    return lock.withLock {
      while lines.isEmpty, lock.wait(until: deadline) {}
      return takeLines()
    }
  }

  private func takeLines() -> [String] {
    defer { lines = [] }
    return lines
  }
}
