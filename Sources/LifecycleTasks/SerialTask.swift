/// The task of a ``TaskBehavior`` on one screen.
///
/// Cancels the work when it is deallocated, for example when the behavior is removed.
@MainActor
final class SerialTask {
  private let priority: TaskPriority?
  private var restart = SerialRestart()
  private var work: @MainActor () async -> Void = {}
  private var task: Task<Void, Never>?

  init(priority: TaskPriority?) {
    self.priority = priority
  }

  deinit {
    task?.cancel()
  }

  /// Starts the work, now or when the earlier work has returned.
  func enter(_ work: @escaping @MainActor () async -> Void) {
    self.work = work
    if restart.enter() { start() }
  }

  func exit() {
    if restart.exit() { task?.cancel() }
  }

  private func start() {
    task = Task(priority: priority) { [weak self, work] in
      // The work does not start when the period has ended before the task runs.
      if !Task.isCancelled { await work() }
      self?.finish()
    }
  }

  private func finish() {
    task = nil
    if restart.finish() { start() }
  }
}
