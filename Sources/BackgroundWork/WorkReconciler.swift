// What code, the app and the system announce in, the calls that follow out. Knows no thread, no clock and no UIKit.
// Tests: WorkReconcilerTests.

import Foundation

/// Decides when the background task begins and ends, when work must stop, and when resources are called.
///
/// ``WorkHolder`` keeps it under a lock and carries out its effects outside of the lock. An effect that calls other code is
/// answered by an event: what has changed during the call decides what follows.
struct WorkReconciler {
  /// Why a task was asked for.
  private enum Purpose {
    case work(OpenWork.ID, name: String, parent: OpenWork.ID?)
    /// The app enters the background.
    case background
  }

  private struct Asked {
    let purpose: Purpose
    /// Its handler has been called already: it is of no use.
    var isExpired = false
  }

  private(set) var work = OpenWork()
  private var resources = GuardedResources()
  /// The background task that is held.
  private var task: WorkEvent.TaskID?
  /// The tasks that threads are asking the system for.
  private var asked: [WorkEvent.TaskID: Asked] = [:]
  private var nextTask = 1

  mutating func newID() -> OpenWork.ID { work.newID() }

  /// - Parameters:
  ///   - event: what is announced.
  ///   - now: seconds of continuous time. Not read unless needed.
  ///   - resumingOnly: whether the current thread must not suspend resources: a `suspend()` may wait for the queue on which
  ///     work begins or ends, so it is called on the main queue or on a thread that has no part in the work.
  /// - Returns: the calls that follow, in order.
  mutating func handle(_ event: WorkEvent, at now: () -> TimeInterval, resumingOnly: Bool) -> [WorkEffect] {
    switch event {
    case .begin(let id, let name, let parent):
      if work.refuses(at: now) { return [] }
      guard task == nil else { return begin(id, name, parent, resumingOnly) }
      return beginTask(for: .work(id, name: name, parent: parent))
    case .end(let id): work.end(id)
    case .startGuarding(let resource): resources.add(resource)
    case .stopGuarding(let resource): resources.remove(resource)

    case .enterBackground:
      work.enterBackground()
      // The system may have ended the task in the foreground.
      return callResources(resumingOnly) + (lacksTask ? beginTask(for: .background) : [])
    case .settle: work.settle()
    case .enterForeground:
      work.enterForeground()
      return callResources(resumingOnly) + [.wait(.forResources)]
    case .timeIsUp(let isTerminating): return stopAll(at: now, isTerminating)

    case .expired(let id, let isTimeUp):
      // It may be called before the task has been given out.
      asked[id]?.isExpired = true
      // If the task belongs to an earlier stay in the background, or the system ends it in the foreground, it is only ended.
      guard id == task else { return [] }
      return isTimeUp ? stopAll(at: now) : endTask()
    case .answered(let id, let isGranted):
      let asked = asked.removeValue(forKey: id)
      let isUsable = isGranted && asked?.isExpired != true
      let effects = answer(to: asked?.purpose, with: isUsable ? id : nil, at: now, resumingOnly)
      // Another thread may have begun a task meanwhile: then this one is not needed.
      return isGranted && id != task ? [.endTask(id)] + effects : effects

    case .stopped:
      // A `suspend()` may wait for work that does not stop, and this thread only for some time.
      return callResources(true) + [.wait(.forEnd)]
    case .called(let call):
      resources.end(call)
      return callResources(call.isByResumer)
    case .calledElsewhere: return callResources(false)
    case .waited(.forResources): return []
    case .waited(.forEnd):
      let abandoned = work.abandon()
      return endTask() + (abandoned.isEmpty ? [] : [.report(abandoned)])
    }
    return callResources(resumingOnly)
  }

  /// Whether the awaited event has not happened yet.
  func isAwaited(_ wait: WorkEffect.Wait) -> Bool {
    switch wait {
    case .forResources: !work.suspendsResources && resources.arePending(false)
    case .forEnd: !work.isEmpty || resources.arePending(work.suspendsResources)
    }
  }

  // MARK: The task

  private var needsTask: Bool {
    !work.isEmpty || !resources.isEmpty && work.isSettling || resources.arePending(work.suspendsResources)
  }

  private var lacksTask: Bool { needsTask && !work.isTimeUp && task == nil }

  private mutating func beginTask(for purpose: Purpose) -> [WorkEffect] {
    defer { nextTask += 1 }
    asked[nextTask] = Asked(purpose: purpose)
    return [.beginTask(nextTask)]
  }

  /// The system has given a task out that can be held, or none.
  private mutating func answer(
    to purpose: Purpose?, with given: WorkEvent.TaskID?, at now: () -> TimeInterval, _ resumingOnly: Bool
  ) -> [WorkEffect] {
    switch purpose {
    case .work(let id, let name, let parent):
      guard given != nil, !work.refuses(at: now) else { return [] }
      if task == nil { task = given }
      return begin(id, name, parent, resumingOnly)
    case .background:
      if lacksTask { task = given }
      // The process may be suspended at any moment: for open work the time is over.
      return lacksTask && !work.isEmpty ? stopAll(at: now) : []
    case nil: return []
    }
  }

  private mutating func endTask() -> [WorkEffect] {
    defer { task = nil }
    return task.map { [.endTask($0)] } ?? []
  }

  // MARK: Work and resources

  private mutating func begin(
    _ id: OpenWork.ID, _ name: String, _ parent: OpenWork.ID?, _ resumingOnly: Bool
  ) -> [WorkEffect] {
    work.begin(id, name, in: parent)
    return callResources(resumingOnly) + [.wait(.forResources)]
  }

  /// Stops all work, suspends all resources, waits a moment for both, and ends the background task.
  private mutating func stopAll(at now: () -> TimeInterval, _ isTerminating: Bool = false) -> [WorkEffect] {
    [.stop(work.timeIsUp(at: now(), isTerminating: isTerminating))]
  }

  /// Calls the resources for which a call is due, one after the other, except the resources that other threads are calling.
  /// Then the background task ends, if nothing needs it any more.
  private mutating func callResources(_ resumingOnly: Bool) -> [WorkEffect] {
    if let call = resources.nextCall(work.suspendsResources, resumingOnly: resumingOnly) { return [.call(call)] }
    if resources.areDue(work.suspendsResources) { return [.callElsewhere] }
    // When the time is over it ends before the expiration handler returns.
    return needsTask || work.isTimeUp ? [] : endTask()
  }
}
