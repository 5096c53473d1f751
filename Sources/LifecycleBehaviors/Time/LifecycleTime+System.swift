import Foundation

extension LifecycleTime {
  /// The machine's monotonic clocks and timers of the main run loop in its common modes.
  public static let system = LifecycleTime(
    read: MonotonicClocks.read,
    schedule: { delay, work in RunLoopTimer(delay: delay, work: work) }
  )
}

/// A one-shot `Timer` in the common modes, so that scrolling does not hold it up.
@MainActor
private final class RunLoopTimer: LifecycleTimer {
  private var timer: Timer?

  init(delay: TimeInterval, work: @escaping @MainActor () -> Void) {
    let timer = Timer(timeInterval: max(0, delay), repeats: false) { _ in
      MainActor.assumeIsolated(work)
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func cancel() {
    timer?.invalidate()
    timer = nil
  }
}
