import Foundation
import LifecycleBehaviors
import TestSupport
import Testing

@testable import BackgroundWork

/// A database whose queue does the work, and whose `suspend()` waits for that queue.
@MainActor
@Suite(.oneDevice)
struct DatabaseOnQueueTests {
  /// Bounds every wait, so that a deadlock is a failed test.
  private nonisolated static let patience = 5.0

  private final class Database: SuspensionGuarded, @unchecked Sendable {
    let queue = DispatchQueue(label: "database")
    let isSuspending = DispatchSemaphore(value: 0)
    let isSuspended = DispatchSemaphore(value: 0)
    private let lock = NSLock()
    // Guarded by `lock`.
    private var log: [String] = []

    var lines: [String] { lock.withLock { log } }

    func add(_ line: String) { lock.withLock { log.append(line) } }

    /// As `queue.sync` does, but for some time only.
    func suspend() {
      isSuspending.signal()
      let isFree = DispatchSemaphore(value: 0)
      queue.async { isFree.signal() }
      add(isFree.wait(timeout: .now() + DatabaseOnQueueTests.patience) == .success ? "suspend" : "deadlock")
      isSuspended.signal()
    }

    func resume() { add("resume") }

    /// Begins work while `suspend()` is running, and does it.
    func save(in holder: WorkHolder) {
      _ = isSuspending.wait(timeout: .now() + DatabaseOnQueueTests.patience)
      guard let work = try? holder.begin("save") else { return }
      add("save")
      holder.end(work)
    }
  }

  private let system = SystemTasks()
  private let database = Database()

  private func holder(longestWait: TimeInterval = WorkHolder.longestWait) -> WorkHolder {
    let holder = WorkHolder(system.newTask, read: LifecycleTime.system.read, longestWait: longestWait)
    holder.startGuarding(database)
    return holder
  }

  @Test("RealTime: work that begins on the queue for which suspend() waits is done; the database is suspended after it")
  func beginning() {
    let holder = holder()
    let isDone = DispatchSemaphore(value: 0)
    database.queue.async { [database] in
      database.save(in: holder)
      isDone.signal()
    }
    holder.enterBackground()
    holder.settle()
    #expect(isDone.wait(timeout: .now() + 4 * Self.patience) == .success)
    #expect(database.lines == ["save", "suspend"])
    #expect(system.waitForEnd())
  }

  @Test("Work that ends on the queue returns before suspend(), and the background task ends after it")
  func ending() throws {
    let holder = holder()
    let work = try holder.begin("save")
    holder.enterBackground()
    holder.settle()
    let isDone = DispatchSemaphore(value: 0)
    database.queue.async { [database, system] in
      holder.end(work)
      // It waits for this block, and the process runs on.
      _ = database.isSuspending.wait(timeout: .now() + Self.patience)
      #expect(database.lines == [] && system.counts == [1, 0])
      isDone.signal()
    }
    #expect(isDone.wait(timeout: .now() + 4 * Self.patience) == .success)
    #expect(system.waitForEnd())
    #expect(database.lines == ["suspend"])
  }

  @Test("A database that is guarded on its queue in the background is suspended on another thread")
  func guarding() {
    let holder = WorkHolder(system.newTask, read: LifecycleTime.system.read)
    holder.enterBackground()
    holder.settle()
    database.queue.sync { [database] in holder.startGuarding(database) }
    #expect(database.isSuspended.wait(timeout: .now() + 4 * Self.patience) == .success)
    #expect(database.lines == ["suspend"])
  }

  @Test("When the time is over, work on the queue that does not stop does not hold up the end of the background task")
  func timeUp() throws {
    let issues = IssueCollector()
    let holder = holder(longestWait: 0.05)
    let work = try holder.begin("save")
    let isOver = DispatchSemaphore(value: 0)
    database.queue.async { _ = isOver.wait(timeout: .now() + Self.patience) }
    holder.enterBackground()
    holder.settle()
    system.expire()
    #expect(system.counts == [1, 1])
    #expect(database.lines == [])
    #expect(issues.flushIssues().map(\.kind) == [.unfinishedWork])
    isOver.signal()
    holder.end(work)
    database.isSuspending.wait()
    database.queue.sync {}
    #expect(system.waitForEnd())
  }

  @Test("Work that begins while another thread is in suspend() waits until the resource has been resumed")
  func waiting() {
    let holder = holder()
    let isDone = DispatchSemaphore(value: 0)
    Thread.detachNewThread { [database] in
      database.save(in: holder)
      isDone.signal()
    }
    holder.enterBackground()
    holder.settle()
    #expect(isDone.wait(timeout: .now() + 4 * Self.patience) == .success)
    #expect(system.waitForEnd())
    #expect(database.lines == ["suspend", "resume", "save", "suspend"])
  }

  @Test("Eight threads begin and end work in the background: the resource is called by turns, and suspended at the end")
  func threads() {
    let counting = CountingResource()
    let holder = WorkHolder(system.newTask, read: LifecycleTime.system.read)
    holder.startGuarding(counting)
    holder.enterBackground()
    holder.settle()
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for _ in 0..<300 {
        guard let work = try? holder.begin("\(thread)") else { continue }
        counting.use()
        holder.end(work)
      }
    }
    #expect(system.waitForEnd())
    #expect(counting.faults == 0)
    #expect(counting.isSuspended)
  }
}

/// Counts calls that overlap, that are not by turns, and uses while it is suspended.
private final class CountingResource: SuspensionGuarded, @unchecked Sendable {
  private let lock = NSLock()
  // Guarded by `lock`.
  private var suspended = false
  private var isCalled = false
  private var count = 0

  var faults: Int { lock.withLock { count } }
  var isSuspended: Bool { lock.withLock { suspended } }

  func use() { lock.withLock { if suspended { count += 1 } } }
  func suspend() { call(true) }
  func resume() { call(false) }

  private func call(_ isSuspending: Bool) {
    lock.withLock {
      if isCalled || suspended == isSuspending { count += 1 }
      isCalled = true
    }
    lock.withLock {
      suspended = isSuspending
      isCalled = false
    }
  }
}
