import Foundation

/// A sequence of one-shot timers, so that it works with any ``LifecycleTime``. Missed times are skipped. It ends when it is
/// deallocated.
@MainActor
final class RepeatingTimer {
  private let interval: TimeInterval
  private let time: LifecycleTime
  private let work: @MainActor () -> Void
  /// The uptime at which the next call is due.
  private var deadline: TimeInterval
  private var next: AnyObject?

  init(every interval: TimeInterval, on time: LifecycleTime, _ work: @escaping @MainActor () -> Void) {
    self.interval = interval
    self.time = time
    self.work = work
    let start = time.read().uptime
    deadline = start + interval
    waitForDeadline(from: start)
  }

  private func waitForDeadline(from now: TimeInterval) {
    next = time.startTimer(max(0, deadline - now)) { [weak self] in
      // The work may release this timer and then run the run loop.
      let work = self?.advance()
      work?()
    }
  }

  /// - Returns: the work that is due.
  private func advance() -> @MainActor () -> Void {
    let now = time.read().uptime
    let missed = max(0, ((now - deadline) / interval).rounded(.down))
    deadline += interval * (missed + 1)
    waitForDeadline(from: now)
    return work
  }
}
