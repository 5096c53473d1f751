import UIKit

@MainActor
extension LifecycleTime {
  /// Calls `work` once.
  ///
  /// ```swift
  /// context.coordinator.timer = LifecycleTime.current.schedule(after: 5, show)
  /// ```
  /// - Parameters:
  ///   - delay: seconds of uptime from now; with 0, or for a deadline that has passed, in the next iteration of the main run loop.
  ///     `infinity` is never. NaN counts as 0 and is reported as a ``LifecycleIssue``.
  ///   - file: the file of the call, for issues.
  ///   - line: the line of the call, for issues.
  ///   - work: called on the main thread, in the run loop's common modes, so scrolling does not delay it.
  /// - Returns: a handle to retain: when it is cancelled or deallocated first, `work` is not called.
  public func schedule(
    after delay: TimeInterval, file: StaticString = #fileID, line: UInt = #line, _ work: @escaping @MainActor () -> Void
  ) -> LifecycleSubscription {
    MainThread.require("schedule(after:)", from: CallSite(file: file, line: line))
    if delay.isNaN {
      LifecycleIssue.report(
        .invalidInterval, "schedule(after:) got nan, so the work is called at once. Write seconds from 0 up.",
        at: CallSite(file: file, line: line))
    }
    return LifecycleSubscription(startTimer(min(max(0, delay), Self.longestWait), work))
  }

  /// Calls `work` repeatedly.
  ///
  /// ```swift
  /// timer = LifecycleTime.current.schedule(every: 30) { [weak self] in self?.refresh() }
  /// ```
  ///
  /// Calls are made at multiples of the interval from now. Of several calls whose time has passed, because the process was
  /// suspended or the main thread was busy, one is made. The timer has no tolerance, and waking up the device costs energy, so
  /// end it when its effect is not visible.
  /// - Parameters:
  ///   - interval: seconds of uptime to the first call and between calls, from 0.001 up. Less counts as 1 and is reported as a
  ///     ``LifecycleIssue``; `infinity` is never.
  ///   - file: the file of the call, for issues.
  ///   - line: the line of the call, for issues.
  ///   - work: called on the main thread, in the run loop's common modes, so scrolling does not delay it.
  /// - Returns: a handle to retain: when it is cancelled or deallocated, `work` is not called any more.
  public func schedule(
    every interval: TimeInterval, file: StaticString = #fileID, line: UInt = #line,
    _ work: @escaping @MainActor () -> Void
  ) -> LifecycleSubscription {
    schedule(every: interval, from: CallSite(file: file, line: line), work)
  }

  /// - Parameters:
  ///   - interval: seconds.
  ///   - callSite: the app's line, for issues.
  ///   - screen: the screen whose behavior passes on an interval of the app's.
  ///   - behavior: the type of that behavior.
  ///   - work: called on the main thread.
  /// - Returns: a handle to retain.
  package func schedule(
    every interval: TimeInterval, from callSite: CallSite, on screen: UIViewController? = nil,
    of behavior: (any Any.Type)? = nil, _ work: @escaping @MainActor () -> Void
  ) -> LifecycleSubscription {
    MainThread.require("schedule(every:)", from: callSite)
    let interval = Self.interval(interval, of: "schedule(every:)", at: callSite, on: screen, behavior)
    return LifecycleSubscription(RepeatingTimer(every: interval, now: { read().uptime }, wait: startTimer, work))
  }

  /// Calls `tick` repeatedly on another thread, also while the main thread is busy.
  /// - Parameters:
  ///   - interval: seconds to the first call and between calls, as for `schedule(every:)`.
  ///   - file: the file of the call, for issues.
  ///   - line: the line of the call, for issues.
  ///   - tick: called on any thread but the main one.
  /// - Returns: a handle to retain: when it is cancelled or deallocated, no further call of `tick` begins.
  package func repeatOffMainThread(
    every interval: TimeInterval, file: StaticString = #fileID, line: UInt = #line,
    _ tick: @escaping @Sendable () -> Void
  ) -> LifecycleSubscription {
    let callSite = CallSite(file: file, line: line)
    let interval = Self.interval(interval, of: "repeatOffMainThread(every:)", at: callSite)
    return LifecycleSubscription(startTimerOffMainThread(interval, tick))
  }

  /// A hundred years: `infinity`, for a timer of the system.
  private static let longestWait: TimeInterval = 3_155_760_000
  /// Timers of the system are no more precise than that.
  private static let shortestInterval: TimeInterval = 0.001
  /// For 0, which is a mistake: a thousand calls a second would drain the battery.
  private static let intervalForTooShort: TimeInterval = 1

  private static func interval(
    _ seconds: TimeInterval, of function: String, at callSite: CallSite, on screen: UIViewController? = nil,
    _ behavior: (any Any.Type)? = nil
  ) -> TimeInterval {
    if !(seconds >= shortestInterval) {
      LifecycleIssue.report(
        .invalidInterval,
        """
        \(function) got \(seconds) and repeats every \(Int(intervalForTooShort)) s instead. Write the seconds from one call to \
        the next, from \(shortestInterval) up.
        """,
        on: screen, of: behavior, at: callSite)
      return intervalForTooShort
    }
    return min(seconds, longestWait)
  }

  /// Calls `work` at the end of each iteration of the main run loop, before the loop waits. It doesn't wake the loop.
  /// - Parameter work: called on the main thread.
  /// - Returns: a handle to retain: when it is cancelled or deallocated, `work` is not called any more.
  package func afterEachTurn(_ work: @escaping @MainActor () -> Void) -> LifecycleSubscription {
    LifecycleSubscription(startTurns(work))
  }

  /// Calls `work` once, without a handle to retain; with 0, in the next iteration of the main run loop.
  package func perform(after delay: TimeInterval = 0, _ work: @escaping @MainActor () -> Void) {
    let kept = KeptTimer(work)
    kept.timer = schedule(after: delay) { kept.fire() }
  }
}

/// A timer that its own work retains until it is called.
@MainActor
private final class KeptTimer {
  var timer: LifecycleSubscription?
  private let work: @MainActor () -> Void

  init(_ work: @escaping @MainActor () -> Void) {
    self.work = work
  }

  func fire() {
    timer = nil
    work()
  }
}
