import Foundation

@testable import BackgroundWork

/// A system that grants background tasks from any thread, and counts them.
final class SystemTasks: @unchecked Sendable {
  enum Grant {
    case granted, refused
    /// The handler is called before the task has been given out.
    case expiredAtOnce
  }

  private let lock = NSCondition()
  // Guarded by `lock`.
  private var grant = Grant.granted
  private var begun = 0
  private var ended = 0
  private var handlers: [@Sendable (Bool) -> Void] = []

  var counts: [Int] { lock.withLock { [begun, ended] } }

  /// Waits until each task has ended, perhaps on another thread.
  /// - Returns: false when the wait is in vain.
  func waitForEnd() -> Bool {
    let deadline = Date(timeIntervalSinceNow: 30)
    return lock.withLock {
      while begun != ended, lock.wait(until: deadline) {}
      return begun == ended
    }
  }

  func answer(_ grant: Grant) {
    lock.withLock { self.grant = grant }
  }

  /// The system calls the handler of a task: of the latest, or of an earlier one.
  func expire(_ index: Int? = nil, isTimeUp: Bool = true) {
    let handler = lock.withLock { handlers[index ?? handlers.count - 1] }
    handler(isTimeUp)
  }

  var newTask: WorkTask {
    WorkTask { [self] handler in
      let grant = lock.withLock { self.grant }
      guard grant != .refused else { return .refused }
      lock.withLock {
        begun += 1
        handlers.append(handler)
      }
      if grant == .expiredAtOnce { handler(true) }
      return .granted { [self] in
        lock.withLock {
          ended += 1
          lock.broadcast()
        }
      }
    }
  }
}
