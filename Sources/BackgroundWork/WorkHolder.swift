import Foundation
import LifecycleBehaviors
import UIKit

/// Keeps the process running while work is open, and stops the work when the time is over. ``WorkReconciler`` decides, and the
/// holder carries out the decisions, on the threads and with the calls of the system. Every method may be called on any thread.
///
/// All work shares one background task. The task begins with the first work, also in the foreground, where it has no effect,
/// because a task that begins when the app enters the background may come too late. The task ends after the last work, when all
/// resources are suspended.
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
  /// Held while the values below change, and never while other code is called. Signals each change.
  private let lock = NSCondition()
  // Guarded by `lock`.
  private var reconciler = WorkReconciler()
  private var stops: [OpenWork.ID: @Sendable () -> Void] = [:]
  private var ends: [WorkEvent.TaskID: @Sendable () -> Void] = [:]
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

  /// No task is ever left open.
  deinit {
    for end in ends.values { end() }
  }

  // MARK: Work

  var names: [String] { lock.withLock { reconciler.work.names } }

  /// - Parameters:
  ///   - name: the name that the caller gave it.
  ///   - parent: the work that this work is a part of.
  /// - Returns: the work, which the caller ends.
  /// - Throws: ``SuspensionError/tooLate``.
  func begin(_ name: String, in parent: OpenWork.ID? = nil) throws(SuspensionError) -> OpenWork.ID {
    let id = lock.withLock { reconciler.newID() }
    send(.begin(id, name: name, parent: parent))
    guard lock.withLock({ reconciler.work.isOpen(id) }) else { throw .tooLate }
    return id
  }

  /// Calls `stop` when the time is over: immediately if it is over already, and never after the work has ended.
  func whenTimeIsUp(_ id: OpenWork.ID, _ stop: @escaping @Sendable () -> Void) {
    let isTimeUp = lock.withLock {
      if reconciler.work.namesAtTimeUp(of: id) == nil { stops[id] = stop }
      return reconciler.work.namesAtTimeUp(of: id) != nil
    }
    if isTimeUp { stop() }
  }

  /// - Returns: the names of all work that was open when the time was over; nil if the work ends in time.
  @discardableResult
  func end(_ id: OpenWork.ID) -> [String]? {
    let resumingOnly = !MainThread.isOnMainQueue
    let (names, effects) = lock.withLock {
      stops[id] = nil
      return (reconciler.work.namesAtTimeUp(of: id), handle(.end(id), resumingOnly))
    }
    perform(effects)
    return names
  }

  /// Stops all work, suspends all resources, waits a moment for both, and ends the background task.
  func stopAll(isTerminating: Bool = false) {
    send(.timeIsUp(isTerminating: isTerminating))
  }

  // MARK: Resources

  func startGuarding(_ resource: any SuspensionGuarded) {
    send(.startGuarding(resource))
  }

  func stopGuarding(_ resource: any SuspensionGuarded) {
    send(.stopGuarding(resource))
  }

  // MARK: The app

  /// Begins to observe the app's notifications.
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
    send(.enterBackground)
  }

  /// The observers of the entry into the background are done.
  func settle() {
    send(.settle)
  }

  func enterForeground() {
    send(.enterForeground)
  }

  // MARK: Events and effects

  private func send(_ event: WorkEvent) {
    perform(effects(of: event))
  }

  private func effects(of event: WorkEvent) -> [WorkEffect] {
    let resumingOnly = !MainThread.isOnMainQueue
    return lock.withLock { handle(event, resumingOnly) }
  }

  /// Called with `lock` held.
  private func handle(_ event: WorkEvent, _ resumingOnly: Bool) -> [WorkEffect] {
    defer { lock.broadcast() }
    return reconciler.handle(event, at: { read().continuous }, resumingOnly: resumingOnly)
  }

  /// Carries out effects. Effects that follow from one effect are carried out before the next effect. Called without the lock.
  private func perform(_ effects: [WorkEffect]) {
    var effects = effects
    while !effects.isEmpty {
      let following = perform(effects.removeFirst())
      effects.insert(contentsOf: following, at: 0)
    }
  }

  /// - Returns: what follows.
  private func perform(_ effect: WorkEffect) -> [WorkEffect] {
    switch effect {
    case .beginTask(let id): return beginTask(id)
    case .endTask(let id):
      let end = lock.withLock { ends.removeValue(forKey: id) }
      end?()
    case .stop(let ids):
      let stopping = lock.withLock { ids.compactMap { stops.removeValue(forKey: $0) } }
      for stop in stopping { stop() }
      return effects(of: .stopped)
    case .call(let call):
      call.perform()
      return effects(of: .called(call))
    case .callElsewhere:
      DispatchQueue.global(qos: .userInitiated).async { self.send(.calledElsewhere) }
    case .wait(let wait): return waitWhileAwaited(wait)
    case .report(let names): MainThread.run { Self.report(names) }
    }
    return []
  }

  private func beginTask(_ id: WorkEvent.TaskID) -> [WorkEffect] {
    // The handler may be called before this returns.
    let answer = newTask.begin { [weak self] in self?.send(.expired(id, isTimeUp: $0)) }
    switch answer {
    case .refused: return effects(of: .answered(id, isGranted: false))
    case .granted(let end): lock.withLock { ends[id] = end }
    case .unneeded: break
    }
    return effects(of: .answered(id, isGranted: true))
  }

  private func waitWhileAwaited(_ wait: WorkEffect.Wait) -> [WorkEffect] {
    let seconds =
      switch wait {
      case .forResources: Self.longestWaitForResource
      case .forEnd: longestWait
      }
    let deadline = Date(timeIntervalSinceNow: seconds)
    let resumingOnly = !MainThread.isOnMainQueue
    return lock.withLock {
      while reconciler.isAwaited(wait), lock.wait(until: deadline) {}
      return handle(.waited(wait), resumingOnly)
    }
  }

  @MainActor
  private static func report(_ names: [String]) {
    LifecycleIssue.report(
      .unfinishedWork,
      """
      The background time is over, but this work did not end within \(longestWait) s: \(names.joined(separator: ", ")). \
      The app may be suspended before the work ends. Check Task.isCancelled between the steps of the work, or end its \
      SuspensionHold in timeIsUp.
      """)
  }
}
