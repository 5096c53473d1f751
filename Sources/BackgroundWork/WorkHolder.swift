import Foundation
import LifecycleBehaviors
import UIKit

/// Keeps the process running while work is open, and stops the work when the time is over: the edge to the system. Every call
/// may be made on any thread.
///
/// All work shares one background task. It is begun with the first work, also in the foreground, where it has no effect: begun
/// on entering the background it may come too late. It ends after the last work, when all resources are suspended.
final class WorkHolder: @unchecked Sendable {
  /// Seconds from the end of the time until the background task is ended. An expiration handler may take about one second.
  /// Source: "Extending your app's background execution time" in Apple's documentation.
  static let longestWait = 0.8

  /// Seconds for which work that begins waits for a resource that another thread is calling.
  static let longestWaitForResource = 0.5

  /// The work that the calling code is a part of.
  @TaskLocal static var current: OpenWork.ID?

  private let newTask: WorkTask
  private let longestWait: TimeInterval
  let read: @Sendable () -> ClockReading
  /// Held while the values below change, and never while code of the app is called. Signals each end of work, and of a call of
  /// a resource.
  private let lock = NSCondition()
  // Guarded by `lock`.
  private var work = OpenWork()
  private var resources = GuardedResources()
  private var stops: [OpenWork.ID: @Sendable () -> Void] = [:]
  private var task: HeldTask?
  private var isWatched = false
  /// Exists from the first work or guarded resource on.
  @MainActor private var watch: WorkWatch?

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
    guard let begun else { throw .tooLate }
    resumeResources()
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
    case .granted(let end): lock.withLock { new.end = end }
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

  /// - Returns: the names of all work that was open when the time was over; nil if the work ends in time.
  @discardableResult
  func end(_ id: OpenWork.ID) -> [String]? {
    let stopped = lock.withLock {
      stops[id] = nil
      defer { lock.broadcast() }
      return work.end(id)
    }
    updateResources()
    return stopped
  }

  // MARK: Resources

  func startGuarding(_ resource: any SuspensionGuarded) {
    lock.withLock { resources.add(resource) }
    updateResources()
  }

  func stopGuarding(_ resource: any SuspensionGuarded) {
    lock.withLock { resources.remove(resource) }
    updateResources()
  }

  /// Calls the resources that are not as they should be. Resumes them on this thread.
  /// - Parameter elsewhere: whether resources are suspended on another thread: a `suspend()` may wait for the queue on which
  ///   work begins or ends, so it is called on the main queue or on one that the app has no part in.
  private func updateResources(suspendingElsewhere elsewhere: Bool = !MainThread.isOnMainQueue) {
    callResources(resumingOnly: elsewhere)
    guard lock.withLock({ resources.areDue(work.suspendsResources) }) else { return }
    DispatchQueue.global(qos: .userInitiated).async { self.callResources() }
  }

  /// Calls the resources for which a call is due, but for those that other threads are calling. Then ends the background task,
  /// if nothing needs it any more.
  private func callResources(resumingOnly: Bool = false) {
    while let call = lock.withLock({ resources.nextCall(work.suspendsResources, resumingOnly: resumingOnly) }) {
      call.perform()
      lock.withLock {
        resources.end(call)
        lock.broadcast()
      }
    }
    // When the time is over, `stopAll` ends it before the expiration handler returns.
    let ended = lock.withLock { needsTask || work.isTimeUp ? nil : takeTask() }
    withExtendedLifetime(ended) {}
  }

  /// Resumes the resources before the caller uses them, and waits for other threads that are calling one: but not for long,
  /// because a `suspend()` may wait for the caller.
  private func resumeResources() {
    updateResources()
    let deadline = Date(timeIntervalSinceNow: Self.longestWaitForResource)
    lock.withLock {
      while !work.suspendsResources, resources.arePending(false), lock.wait(until: deadline) {}
    }
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

  /// Stops all work, suspends all resources, waits a moment for both, and ends the background task.
  func stopAll(isTerminating: Bool = false) {
    let stopping = lock.withLock {
      work.timeIsUp(at: read().continuous, isTerminating: isTerminating).compactMap { stops.removeValue(forKey: $0) }
    }
    for stop in stopping { stop() }
    // A `suspend()` may wait for work that does not stop, and this thread only for some time.
    updateResources(suspendingElsewhere: true)
    let deadline = Date(timeIntervalSinceNow: longestWait)
    lock.lock()
    while !work.isEmpty || resources.arePending(work.suspendsResources), lock.wait(until: deadline) {}
    let abandoned = work.abandon()
    let ended = takeTask()
    lock.unlock()
    withExtendedLifetime(ended) {}
    guard !abandoned.isEmpty else { return }
    MainThread.run { Self.report(abandoned) }
  }

  @MainActor
  private static func report(_ names: [String]) {
    LifecycleIssue.report(
      .unfinishedWork,
      """
      The background time ran out, and the app may be suspended during work that had not ended \(longestWait) s later: \
      \(names.joined(separator: ", ")). Check Task.isCancelled between its steps, or end its hold in timeIsUp.
      """)
  }

  // MARK: The app

  /// Notices from now on what the app announces.
  func watchAppSoon() {
    let isFirst = lock.withLock {
      defer { isWatched = true }
      return !isWatched
    }
    guard isFirst else { return }
    MainThread.run { [self] in
      // One that another thread has created belongs to the app that runs now, and not to a later one of the same process.
      _ = Self.ofApp
      // The notifications that UIKit posts in an extension are not about the extension.
      if !UIApplication.isInAppExtension { watch = WorkWatch(self) }
    }
  }

  func enterBackground() {
    lock.withLock { work.enterBackground() }
    updateResources()
    holdTask()
  }

  /// The observers of the entry into the background are done.
  func settle() {
    lock.withLock { work.settle() }
    updateResources()
  }

  func enterForeground() {
    lock.withLock { work.enterForeground() }
    resumeResources()
  }

  // MARK: The task

  /// Called with `lock` held.
  private var needsTask: Bool {
    !work.isEmpty || !resources.isEmpty && work.isSettling || resources.arePending(work.suspendsResources)
  }

  /// Called with `lock` held.
  private var lacksTask: Bool { needsTask && !work.isTimeUp && task == nil }

  private func takeTask() -> HeldTask? {
    defer { task = nil }
    return task
  }

  /// The system may have ended the task in the foreground. Where it grants no other one the process may be suspended at any
  /// moment: for open work the time is over.
  private func holdTask() {
    guard lock.withLock({ lacksTask }) else { return }
    let new = beginTask()
    let isHeld = lock.withLock {
      if let new, lacksTask, !new.isExpired { task = new }
      return !lacksTask || work.isEmpty
    }
    if !isHeld { stopAll() }
  }

  /// Keeps the process running. It ends when it is deallocated, so that none is ever left open.
  private final class HeldTask: @unchecked Sendable {
    // Both guarded by the holder's lock.
    var end: (@Sendable () -> Void)?
    var isExpired = false

    deinit {
      end?()
    }
  }
}
