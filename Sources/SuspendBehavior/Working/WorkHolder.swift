import Foundation
import LifecycleBehaviors

/// Keeps the process running while work is open, and stops the work when the time is over: the edge to the system. Every call
/// may be made on any thread.
///
/// All work shares one background task. It is begun with the first work, also in the foreground, where it has no effect: begun
/// on entering the background it may come too late.
final class WorkHolder: @unchecked Sendable {
  /// Seconds from the end of the time until the background task is ended. An expiration handler may take about one second.
  /// Source: "Extending your app's background execution time" in Apple's documentation.
  static let longestWait = 0.8

  /// The work that the calling code is a part of.
  @TaskLocal static var current: OpenWork.ID?

  let resources = GuardedResources()
  private let newTask: WorkTask
  private let longestWait: TimeInterval
  let read: @Sendable () -> ClockReading
  /// Signals each end of work.
  private let lock = NSCondition()
  // Guarded by `lock`.
  private var work = OpenWork()
  private var stops: [OpenWork.ID: @Sendable () -> Void] = [:]
  private var task: HeldTask?
  private var isWatched = false
  /// Held while the handler is called.
  private let namesLock = NSLock()
  // Guarded by `namesLock`.
  private var namesHandler: (@Sendable ([String]) -> Void)?
  private var reportedNames: [String] = []

  /// - Parameters:
  ///   - newTask: begins what keeps the process running.
  ///   - read: reads the clocks.
  ///   - longestWait: seconds to wait for work that was stopped.
  init(_ newTask: WorkTask, read: @escaping @Sendable () -> ClockReading, longestWait: TimeInterval = longestWait) {
    self.newTask = newTask
    self.read = read
    self.longestWait = longestWait
  }

  // MARK: Work

  var names: [String] { lock.withLock { work.names } }

  /// - Parameters:
  ///   - name: the name that the caller gave it.
  ///   - parent: the work that this work is a part of.
  /// - Returns: the work, which the caller ends.
  /// - Throws: ``SuspensionError/tooLate``.
  func begin(_ name: String, in parent: OpenWork.ID? = nil) throws(SuspensionError) -> OpenWork.ID {
    var begun = try beginIfHeld(name, in: parent)
    if begun == nil { begun = try beginWithNewTask(name, in: parent) }
    // Before the caller uses a resource.
    updateResources()
    reportNames()
    guard let begun else { throw .tooLate }
    return begun
  }

  private func beginIfHeld(_ name: String, in parent: OpenWork.ID?) throws(SuspensionError) -> OpenWork.ID? {
    lock.lock()
    defer { lock.unlock() }
    guard !work.refuses(at: { read().continuous }) else { throw .tooLate }
    return task == nil ? nil : work.begin(name, in: parent)
  }

  private func beginWithNewTask(_ name: String, in parent: OpenWork.ID?) throws(SuspensionError) -> OpenWork.ID? {
    guard let new = beginTask() else { return nil }
    // A task that is not needed is ended when the lock is free.
    defer { withExtendedLifetime(new) {} }
    lock.lock()
    defer { lock.unlock() }
    guard !new.isExpired, !work.refuses(at: { read().continuous }) else { throw .tooLate }
    // Another thread may have begun one meanwhile.
    if task == nil { task = new }
    return work.begin(name, in: parent)
  }

  /// - Returns: nil if the system grants none.
  private func beginTask() -> HeldTask? {
    let new = HeldTask()
    // Not under the lock: the handler may be called before this returns.
    let answer = newTask.begin { [weak self, weak new] isTimeUp in
      if let self, let new { expire(new, isTimeUp: isTimeUp) }
    }
    switch answer {
    case .refused: return nil
    case .granted(let granted): lock.withLock { new.task = granted }
    case .unneeded: break
    }
    return new
  }

  /// Calls `stop` when the time is over, at once if it is over already, and not at all after the end of the work.
  func whenTimeIsUp(_ id: OpenWork.ID, _ stop: @escaping @Sendable () -> Void) {
    let isTimeUp = lock.withLock {
      if work.stopped(id) == nil { stops[id] = stop }
      return work.stopped(id) != nil
    }
    if isTimeUp { stop() }
  }

  /// Ends the background task with the last work.
  /// - Returns: the names of all work that was open when the time was over; nil if the work ends in time.
  @discardableResult
  func end(_ id: OpenWork.ID) -> [String]? {
    let stopped = lock.withLock {
      stops[id] = nil
      return work.end(id)
    }
    // Before the process may be suspended.
    updateResources()
    reportNames()
    let ended = lock.withLock {
      lock.broadcast()
      // When the time is over, `stopAll` ends it before the expiration handler returns.
      return work.isEmpty && !work.isTimeUp ? takeTask() : nil
    }
    withExtendedLifetime(ended) {}
    return stopped
  }

  private func takeTask() -> HeldTask? {
    defer { task = nil }
    return task
  }

  private func updateResources() {
    resources.update { lock.withLock { work.suspendsResources } }
  }

  // MARK: The end of the time

  private func expire(_ expired: HeldTask, isTimeUp: Bool) {
    lock.lock()
    expired.isExpired = true
    let isCurrent = task === expired
    // The task of an earlier stay in the background, or one that the system ends in the foreground, is ended and no more.
    let ended = isCurrent && !isTimeUp ? takeTask() : nil
    lock.unlock()
    withExtendedLifetime(ended) {}
    if isCurrent, isTimeUp { stopAll() }
  }

  /// Stops all work, waits a moment for it to end, and ends the background task.
  func stopAll(isTerminating: Bool = false) {
    let stopping = lock.withLock {
      work.timeIsUp(at: read().continuous, isTerminating: isTerminating).compactMap { stops.removeValue(forKey: $0) }
    }
    for stop in stopping { stop() }
    updateResources()
    let deadline = Date(timeIntervalSinceNow: longestWait)
    lock.lock()
    while !work.isEmpty, lock.wait(until: deadline) {}
    let abandoned = work.abandon()
    let ended = takeTask()
    lock.unlock()
    reportNames()
    withExtendedLifetime(ended) {}
    guard !abandoned.isEmpty else { return }
    MainThread.run { Self.report(abandoned) }
  }

  @MainActor
  private static func report(_ names: [String]) {
    LifecycleIssue.report(
      .unfinishedWork,
      """
      The background time was over, and this work had not ended \(longestWait) s after it was told to: \
      \(names.joined(separator: ", ")). The app may be suspended in the middle of it. Check Task.isCancelled between its \
      parts, or end its hold in timeIsUp.
      """)
  }

  // MARK: The app

  /// True once: someone has to notice from now on what the app announces.
  func needsWatch() -> Bool {
    lock.withLock {
      defer { isWatched = true }
      return !isWatched
    }
  }

  func enterBackground() {
    lock.withLock { work.enterBackground() }
    updateResources()
    reportNames()
    holdOpenWork()
  }

  /// Whoever was notified of the entry into the background is done.
  func settle() {
    lock.withLock { work.settle() }
    updateResources()
  }

  func enterForeground() {
    lock.withLock { work.enterForeground() }
    updateResources()
    reportNames()
  }

  /// The system may have ended the task in the foreground. Where it grants no other one the process may be suspended at any
  /// moment: the time is over.
  private func holdOpenWork() {
    guard lock.withLock({ !work.isEmpty && task == nil }) else { return }
    let new = beginTask()
    let isHeld = lock.withLock {
      if let new, task == nil, !work.isEmpty, !new.isExpired { task = new }
      return task != nil || work.isEmpty
    }
    if !isHeld { stopAll() }
  }

  // MARK: The names

  /// Calls `handler` with the names of the open work whenever they change in the background; in the foreground they count as
  /// none.
  func observeNames(_ handler: (@Sendable ([String]) -> Void)?) {
    namesLock.withLock {
      namesHandler = handler
      reportedNames = []
    }
    reportNames()
  }

  private func reportNames() {
    namesLock.withLock {
      guard let namesHandler else { return }
      let names = lock.withLock { work.isInBackground ? work.names : [] }
      guard names != reportedNames else { return }
      reportedNames = names
      namesHandler(names)
    }
  }

  /// A background task of the holder.
  private final class HeldTask: @unchecked Sendable {
    // Guarded by the holder's lock.
    var task: BackgroundTask?
    var isExpired = false
  }
}
