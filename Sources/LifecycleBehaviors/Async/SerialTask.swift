/// The task of a ``TaskBehavior`` or of `whileFocused` on one screen.
///
/// Cancels the work when it is released, as when the behavior is removed.
@MainActor
package final class SerialTask {
  private let priority: TaskPriority?
  private var restart = SerialRestart()
  private var work: @MainActor () async -> Void = {}
  private var task: Task<Void, Never>?

  package init(priority: TaskPriority? = nil) {
    self.priority = priority
  }

  deinit {
    task?.cancel()
  }

  /// Starts the work, now or when the earlier work has returned.
  package func enter(_ work: @escaping @MainActor () async -> Void) {
    self.work = work
    if restart.enter() { start() }
  }

  package func exit() {
    if restart.exit() { task?.cancel() }
  }

  private func start() {
    task = Task(priority: priority) { [weak self, work] in
      // The work does not start when the visit has ended before the task runs.
      if !Task.isCancelled { await work() }
      self?.finish()
    }
  }

  private func finish() {
    task = nil
    if restart.finish() { start() }
  }
}
