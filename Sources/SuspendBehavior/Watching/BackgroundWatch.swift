import Foundation
import LifecycleBehaviors

/// Runs while the app is in the background: a heartbeat on the main thread, the watcher beside it, and the background task
/// that the policy requests.
@MainActor
final class BackgroundWatch {
  private let policy: SuspendPolicy
  private let beat: @MainActor () -> Void
  private let watcher: LifeWatcher
  private let start: ClockReading
  private var watcherTimer: (any LifecycleTimer)?
  private var heartbeat: (any LifecycleTimer)?
  private var task: BackgroundTask?

  /// Starts the heartbeat and the watcher; ``takeTask(from:didExpire:)`` takes the task.
  /// - Parameters:
  ///   - policy: how closely to watch.
  ///   - beat: called an interval from now, and an interval after each call has returned.
  init(_ policy: SuspendPolicy, beat: @escaping @MainActor () -> Void) {
    let time = LifecycleTime.current
    let watcher = LifeWatcher(shortestSilence: policy.shortestSuspension, read: time.read)
    self.policy = policy
    self.beat = beat
    self.watcher = watcher
    start = time.read()
    watcherTimer = time.repeatOffMainThread(every: policy.interval) { watcher.giveSign() }
    scheduleHeartbeat()
  }

  /// Takes out the watcher's silences since the previous call.
  /// - Returns: the silences, oldest first, and the time up to which they are known.
  func takeSilences() -> (silences: [Silence], now: ClockReading) {
    watcher.takeSilences()
  }

  func stop() {
    watcherTimer?.cancel()
    watcherTimer = nil
    heartbeat?.cancel()
    heartbeat = nil
    task = nil
  }

  private func scheduleHeartbeat() {
    heartbeat = LifecycleTime.current.schedule(after: policy.interval) { [weak self] in
      self?.beat()
      self?.scheduleNextHeartbeat()
    }
  }

  private func scheduleNextHeartbeat() {
    // The call may have stopped this.
    if heartbeat != nil { scheduleHeartbeat() }
  }

  // MARK: The background task

  /// The process cannot be suspended while the task is held. Another task of the app may keep it running without it.
  var holdsTask: Bool { task != nil }

  /// Takes a background task if the policy requests one.
  /// - Parameters:
  ///   - app: begins the task.
  ///   - didExpire: called when the system ends the background time.
  /// - Returns: false when the system refused the task.
  func takeTask(from app: BackgroundApp, didExpire: @escaping @MainActor @Sendable () -> Void) -> Bool {
    guard policy.backgroundTime >= policy.interval else { return true }
    task = app.beginTask(didExpire)
    return task != nil
  }

  /// - Parameter now: the time.
  /// - Returns: whether the task would have kept the process running for longer than the policy requests at the next
  ///   heartbeat.
  func isTaskOver(at now: ClockReading) -> Bool {
    now.uptime + policy.interval - start.uptime > policy.backgroundTime
  }

  func endTask() {
    task = nil
  }
}
