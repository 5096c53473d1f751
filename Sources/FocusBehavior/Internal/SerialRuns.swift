/// Runs one operation again and again, never twice at a time. What runs is cancelled when this is released.
@MainActor
final class SerialRuns {
  private let operation: @MainActor @Sendable () async -> Void
  private var task: Task<Void, Never>?

  init(_ operation: @escaping @MainActor @Sendable () async -> Void) {
    self.operation = operation
  }

  /// Starts a run once the one before, if it is still ending, has ended.
  func start() {
    task = Task { [operation, previous = task] in
      await previous?.value
      if !Task.isCancelled { await operation() }
    }
  }

  func cancel() {
    task?.cancel()
  }

  deinit {
    task?.cancel()
  }
}
