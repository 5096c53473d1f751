import Foundation

/// A sequence of one-shot timers, so that it works with any ``LifecycleTime``. Missed times are skipped.
@MainActor
final class RepeatingTimer: LifecycleTimer {
  private let interval: TimeInterval
  private let now: () -> TimeInterval
  private let wait: LifecycleTime.StartTimer
  private let work: @MainActor () -> Void
  /// The uptime at which the next call is due.
  private var deadline: TimeInterval
  private var next: (any LifecycleTimer)?

  /// - Parameters:
  ///   - interval: the seconds from one call to the next.
  ///   - now: reads the uptime.
  ///   - wait: starts a one-shot timer.
  ///   - work: called each time.
  init(
    every interval: TimeInterval, now: @escaping () -> TimeInterval, wait: @escaping LifecycleTime.StartTimer,
    _ work: @escaping @MainActor () -> Void
  ) {
    self.interval = interval
    self.now = now
    self.wait = wait
    self.work = work
    let start = now()
    deadline = start + interval
    waitForDeadline(from: start)
  }

  func cancel() {
    next = nil
  }

  private func waitForDeadline(from now: TimeInterval) {
    next = wait(max(0, deadline - now)) { [weak self] in self?.fire() }
  }

  private func fire() {
    let now = now()
    let missed = max(0, ((now - deadline) / interval).rounded(.down))
    deadline += interval * (missed + 1)
    waitForDeadline(from: now)
    // Last, because it may cancel.
    work()
  }
}
