/// Whether a process is still running, for any thread.
package final class RunningProcess: Sendable {
  private let isOver = Locked(false)

  package var isRunning: Bool { isOver.withLock { !$0 } }

  func end() {
    isOver.withLock { $0 = true }
  }
}
