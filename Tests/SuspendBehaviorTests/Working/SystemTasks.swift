import Foundation

@testable import SuspendBehavior

/// A system that grants background tasks from any thread, and counts them.
final class SystemTasks: @unchecked Sendable {
  enum Grant {
    case granted, refused
    /// The handler is called before the task has been given out.
    case expiredAtOnce
  }

  private let lock = NSLock()
  // Guarded by `lock`.
  private var grant = Grant.granted
  private var begun = 0
  private var ended = 0
  private var handlers: [@Sendable (Bool) -> Void] = []

  var counts: [Int] { lock.withLock { [begun, ended] } }

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
      return .granted(BackgroundTask { [self] in lock.withLock { ended += 1 } })
    }
  }
}

/// Counts what it is told, on any thread.
final class Resource: SuspensionGuarded, @unchecked Sendable {
  private let lock = NSLock()
  private var lines: [String] = []

  func suspend() {
    lock.withLock { lines.append("suspend") }
  }

  func resume() {
    lock.withLock { lines.append("resume") }
  }

  func flush() -> [String] {
    lock.withLock {
      defer { lines = [] }
      return lines
    }
  }
}

/// What work waits for in a test.
final class Gate: Sendable {
  private let stream: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation

  init() {
    (stream, continuation) = AsyncStream.makeStream()
  }

  func open() {
    continuation.finish()
  }

  /// Returns when the gate is open, or when the task is cancelled.
  func wait() async {
    for await _ in stream {}
  }

  /// Returns when the gate is open, whether the task is cancelled or not.
  func waitIgnoringCancellation() async {
    await Task.detached { await self.wait() }.value
  }
}
