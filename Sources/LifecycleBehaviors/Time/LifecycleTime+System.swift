import Dispatch
import Foundation

extension LifecycleTime {
  /// The machine's monotonic clocks, timers and observers of the main run loop in its common modes, and Dispatch for what
  /// runs off the main thread.
  package static let system = LifecycleTime(
    read: MonotonicClocks.read,
    schedule: { delay, work in RunLoopTimer(delay: delay, work: work) },
    repeatOffMainThread: { interval, tick in QueueTimer(interval: interval, tick: tick) },
    measuresSleep: MonotonicClocks.areAvailable
  )
}

/// A one-shot `Timer` in the common modes, so that scrolling does not delay it.
@MainActor
private final class RunLoopTimer {
  private var source: Source?
  // Kept here and not by the timer, which may stay in the run loop for some time.
  private var work: (@MainActor () -> Void)?

  init(delay: TimeInterval, work: @escaping @MainActor () -> Void) {
    self.work = work
    // With its fire date: Foundation on Linux fires a timer created from an interval immediately.
    let timer = Timer(fire: Date(timeIntervalSinceNow: delay), interval: 0, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.fire() }
    }
    RunLoop.main.add(timer, forMode: .common)
    source = Source(timer)
  }

  private func fire() {
    let work = work
    source = nil
    self.work = nil
    work?()
  }

  private final class Source {
    private let timer: Timer

    init(_ timer: Timer) {
      self.timer = timer
    }

    deinit {
      // A timer belongs to the thread of its run loop; this is the last reference to it besides the run loop's own.
      nonisolated(unsafe) let timer = timer
      MainThread.run { timer.invalidate() }
    }
  }
}

/// A repeating Dispatch timer. After a pause of the whole process it fires once, not once for each missed period.
private final class QueueTimer {
  private let timer = DispatchSource.makeTimerSource(queue: .global(qos: .userInitiated))

  init(interval: TimeInterval, tick: @escaping @Sendable () -> Void) {
    timer.schedule(deadline: .now() + interval, repeating: interval)
    timer.setEventHandler(handler: tick)
    timer.resume()
  }

  deinit {
    timer.cancel()
  }
}
