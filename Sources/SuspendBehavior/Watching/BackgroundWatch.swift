import Foundation
import LifecycleBehaviors

/// Runs while the app is in the background: a heartbeat on the main thread, the watcher beside it, and the background task
/// that the options request.
@MainActor
final class BackgroundWatch {
  /// How closely it watches now.
  private(set) var options: SuspendOptions
  private let requested: SuspendOptions
  private let beat: @MainActor () -> Void
  private var watcher: LifeWatcher
  /// When the process entered the background, or was last resumed there.
  private var start: ClockReading
  private var watcherTimer: LifecycleSubscription?
  private var heartbeat: LifecycleSubscription?
  private var task: BackgroundTask?
  /// Seconds of uptime; the task is not wanted after it.
  private var taskEnd: TimeInterval

  /// Starts the heartbeat and the watcher; ``takeTask(for:from:didExpire:)`` takes a task.
  /// - Parameters:
  ///   - options: how closely to watch.
  ///   - beat: called an interval from now, and an interval after each call has returned.
  init(_ options: SuspendOptions, beat: @escaping @MainActor () -> Void) {
    let time = LifecycleTime.current
    self.options = options
    requested = options
    self.beat = beat
    watcher = LifeWatcher(shortestSilence: options.shortestSuspension, read: time.read)
    start = time.read()
    taskEnd = start.uptime
    startWatcherTimer()
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

  private func startWatcherTimer() {
    watcherTimer?.cancel()
    watcherTimer = LifecycleTime.current.repeatOffMainThread(every: options.interval) { [watcher] in watcher.giveSign()
    }
  }

  private func scheduleHeartbeat() {
    heartbeat = LifecycleTime.current.schedule(after: options.interval) { [weak self] in
      self?.beat()
      self?.scheduleNextHeartbeat()
    }
  }

  private func scheduleNextHeartbeat() {
    // The call may have stopped this.
    if heartbeat != nil { scheduleHeartbeat() }
  }

  // MARK: Long stays

  /// The process was resumed and is still in the background.
  func resume(at now: ClockReading) {
    start = now
  }

  /// Watches less closely, the longer the stay lasts. Called after the silences up to now have been taken.
  func adaptToStay(at now: ClockReading) {
    let adapted = requested.afterStaying(now.continuous - start.continuous)
    guard adapted != options else { return }
    options = adapted
    watcher = LifeWatcher(shortestSilence: options.shortestSuspension, read: LifecycleTime.current.read)
    startWatcherTimer()
  }

  // MARK: The background task

  /// Takes a background task, or goes on to hold the one that it has.
  /// - Parameters:
  ///   - seconds: how long it is wanted.
  ///   - app: begins the task.
  ///   - didExpire: called when the system ends the background time.
  /// - Returns: false when the system refused the task.
  func takeTask(
    for seconds: TimeInterval, from app: BackgroundApp, didExpire: @escaping @MainActor @Sendable () -> Void
  ) -> Bool {
    guard seconds >= options.interval else { return true }
    taskEnd = max(taskEnd, LifecycleTime.current.read().uptime + seconds)
    if task == nil { task = app.beginTask(didExpire) }
    return task != nil
  }

  /// - Parameter now: the time.
  /// - Returns: whether the task would have kept the process running for longer than it is wanted at the next heartbeat.
  func isTaskOver(at now: ClockReading) -> Bool {
    now.uptime + options.interval > taskEnd
  }

  func endTask() {
    task = nil
  }
}
