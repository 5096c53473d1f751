import Foundation
import LifecycleBehaviors

/// What runs while the app is in the background: a heartbeat on the main thread, the watcher beside it, and a background
/// task for as long as the policy wants one.
@MainActor
final class BackgroundWatch {
  private let policy: SuspendPolicy
  private let time: LifecycleTime
  private let watcher: LifeWatcher
  private let start: ClockReading
  private var watcherTimer: (any LifecycleTimer)?
  private var heartbeat: (any LifecycleTimer)?
  private var task: BackgroundTask?

  init(_ policy: SuspendPolicy, _ time: LifecycleTime) {
    let watcher = LifeWatcher(shortestSilence: policy.shortestSuspension, read: time.read)
    self.policy = policy
    self.time = time
    self.watcher = watcher
    start = time.read()
    watcherTimer = time.repeatOffMainThread(every: policy.interval) { watcher.giveSign() }
  }

  /// What the watcher was silent for since the last question, and the time up to which that is known.
  func takeSilences() -> (silences: [Silence], now: ClockReading) {
    watcher.takeSilences()
  }

  /// Calls `beat` after the next interval.
  func scheduleHeartbeat(_ beat: @escaping @MainActor () -> Void) {
    heartbeat = time.schedule(after: policy.interval, beat)
  }

  // MARK: The background task

  /// The process cannot be suspended while it is held; some other task may be open nonetheless.
  var holdsTask: Bool { task != nil }

  /// Takes a background task if the policy wants one; answers whether that went as it should.
  func takeTask(from app: BackgroundApp, didExpire: @escaping @MainActor @Sendable () -> Void) -> Bool {
    guard policy.backgroundTime >= policy.interval else { return true }
    task = app.beginTask(didExpire)
    return task != nil
  }

  /// Ends the task if at the next heartbeat it would have kept the process running for longer than was asked for.
  func endTaskIfOver(at now: ClockReading) {
    if now.uptime + policy.interval - start.uptime > policy.backgroundTime { task = nil }
  }

  func endTask() {
    task = nil
  }

  func stop() {
    watcherTimer?.cancel()
    watcherTimer = nil
    heartbeat?.cancel()
    heartbeat = nil
    task = nil
  }
}
