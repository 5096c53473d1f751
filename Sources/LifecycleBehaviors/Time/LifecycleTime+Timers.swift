import UIKit

@MainActor
extension LifecycleTime {
  /// Calls a closure once, after a delay.
  ///
  /// ```swift
  /// context.coordinator.timer = LifecycleTime.current.schedule(after: 5, show)
  /// ```
  /// - Parameters:
  ///   - delay: seconds of uptime. With 0 or less, the closure is called in the next iteration of the main run loop. With
  ///     `infinity`, the closure is never called. NaN counts as 0, and is reported as a ``LifecycleIssue``.
  ///   - file: the file of the call, for issues.
  ///   - line: the line of the call, for issues.
  ///   - work: called on the main thread, in the run loop's common modes, so scrolling does not delay it.
  /// - Returns: the timer. Retain it: if the timer is cancelled or deallocated first, `work` is not called. The timer retains
  ///   `work`.
  /// - Precondition: the call is made on the main thread. A call from another thread stops the app.
  @preconcurrency
  public func schedule(
    after delay: TimeInterval, file: StaticString = #fileID, line: UInt = #line, _ work: @escaping @MainActor () -> Void
  ) -> LifecycleSubscription {
    MainThread.require("schedule(after:)", from: CallSite(file: file, line: line))
    if delay.isNaN {
      LifecycleIssue.report(
        .invalidInterval,
        "schedule(after:) was given NaN, so the closure is called in the next run-loop iteration. Pass 0 seconds or more.",
        at: CallSite(file: file, line: line))
    }
    return LifecycleSubscription(retaining: startTimer(min(max(0, delay), Self.longestWait), work))
  }

  /// Calls a closure repeatedly.
  ///
  /// ```swift
  /// timer = LifecycleTime.current.schedule(every: 30) { [weak self] in self?.refresh() }
  /// ```
  ///
  /// The closure is called at multiples of the interval from now. If several calls were missed, because the process was
  /// suspended or the main thread was busy, only one of them is made. The timer has no tolerance, and waking the device costs
  /// energy, so end the timer while its effect is not visible.
  /// - Parameters:
  ///   - interval: seconds of uptime before the first call and between calls, 0.001 or more. Anything less, and NaN, counts as
  ///     1, and is reported as a ``LifecycleIssue``. With `infinity`, the closure is never called.
  ///   - file: the file of the call, for issues.
  ///   - line: the line of the call, for issues.
  ///   - work: called on the main thread, in the run loop's common modes, so scrolling does not delay it.
  /// - Returns: the timer. Retain it: when the timer is cancelled or deallocated, `work` is not called again. The timer retains
  ///   `work`.
  /// - Precondition: the call is made on the main thread. A call from another thread stops the app.
  @preconcurrency
  public func schedule(
    every interval: TimeInterval, file: StaticString = #fileID, line: UInt = #line,
    _ work: @escaping @MainActor () -> Void
  ) -> LifecycleSubscription {
    schedule(every: interval, from: CallSite(file: file, line: line), work)
  }

  /// - Parameters:
  ///   - interval: seconds.
  ///   - callSite: the app's line, for issues.
  ///   - call: the function to which the app passed the interval, for issues.
  ///   - screen: the screen whose behavior passes on an interval of the app.
  ///   - behavior: the type of that behavior.
  ///   - work: called on the main thread.
  /// - Returns: a handle to retain.
  package func schedule(
    every interval: TimeInterval, from callSite: CallSite, named call: String = "schedule(every:)",
    on screen: UIViewController? = nil, of behavior: (any Any.Type)? = nil, _ work: @escaping @MainActor () -> Void
  ) -> LifecycleSubscription {
    MainThread.require("schedule(every:)", from: callSite)
    var interval = min(interval, Self.longestWait)
    if !(interval >= Self.shortestInterval) {
      LifecycleIssue.report(
        .invalidInterval,
        """
        \(call) was given an interval of \(interval) s, so the closure is called every \(Int(Self.intervalForTooShort)) s. \
        Pass \(Self.shortestInterval) seconds or more.
        """,
        on: screen, of: behavior, at: callSite)
      interval = Self.intervalForTooShort
    }
    return LifecycleSubscription(retaining: RepeatingTimer(every: interval, on: self, work))
  }

  /// A hundred years: `infinity`, for a timer of the system.
  private static let longestWait: TimeInterval = 3_155_760_000
  /// Timers of the system are no more precise than that.
  private static let shortestInterval: TimeInterval = 0.001
  /// For 0, which is a mistake: a thousand calls a second would drain the battery.
  private static let intervalForTooShort: TimeInterval = 1

  // MARK: Other threads

  /// Calls `tick` repeatedly on another thread, also while the main thread is busy.
  /// - Parameters:
  ///   - interval: seconds to the first call and between calls, 0.001 or more.
  ///   - tick: called on any thread but the main one.
  /// - Returns: a handle to retain: when it is cancelled or deallocated, no further call of `tick` begins.
  package func repeatOffMainThread(
    every interval: TimeInterval, _ tick: @escaping @Sendable () -> Void
  ) -> LifecycleSubscription {
    LifecycleSubscription(retaining: startTimerOffMainThread(interval, tick))
  }

  // MARK: Iterations of the run loop

  /// Calls `work` at the end of each iteration of the main run loop, before the loop waits. Causes no iteration.
  /// - Parameter work: called on the main thread.
  /// - Returns: a handle to retain: when it is cancelled or deallocated, `work` is not called any more.
  package func afterEachIteration(_ work: @escaping @MainActor () -> Void) -> LifecycleSubscription {
    LifecycleSubscription(retaining: observeIterations(work))
  }
}
