/// The main run loop: work ordered by deadline, then by the order in which it was scheduled.
///
/// Rule R1: one turn runs the sources that are due, then lays out, commits, and runs after-commit blocks. What a
/// turn schedules for "now" waits for the next turn.
@MainActor
package final class MainLoop {
  package enum Time {
    /// Time does not pass until `advance(by:)` or `suspend(for:)` moves it.
    case virtual
    /// Time is the machine's; the process's main run loop wakes this one.
    case real
  }

  /// Nanoseconds of uptime. Whole numbers, so that frames and deadlines meet exactly.
  package typealias Instant = Int64

  package let time: Time
  /// Layout, commit and after-commit work. It returns whether any of it is left for another turn.
  package var turnBody: () -> Bool = { false }
  /// R175, W27: whether the iteration of a timer, a block or a task ends before the layout that its code has caused.
  package var endsBeforeLayout: () -> Bool = { false }
  /// R176, W28: whether layout that the last observers cause wakes the loop.
  package var lateWorkWakes: () -> Bool = { true }
  /// Called whenever the next deadline may have changed; the real loop sets its timer here.
  package var didChangeSchedule: () -> Void = {}
  package private(set) var turnCount = 0
  package private(set) var isTurning = false
  /// Inside what the user or iOS does, which is a part of a turn.
  package private(set) var isActing = false
  /// The mode in which the loop runs: tracking while a finger scrolls (R90).
  package var mode = RunLoop.Mode.default
  /// No work runs while the process is suspended. Time continues (R87).
  package var isSuspended = false

  package let clock: LoopClock
  /// Ordered by deadline, then by sequence. Cancelled ones stay until they are first, or until there are many.
  var entries: [Entry] = []
  private var countToClean = 64
  private var nextSequence = 0
  private(set) var hasTransactionWork = false
  /// Work that the last observers have caused and that waits for the next event (W28).
  private var hasLateWork = false
  private var isPastLayout = false
  private var turnObservers = TurnObservers()

  /// Whether a device has the time of this loop pass. Without one no time passes here, and the machine's is the only one.
  package var isDriven = false

  package init(time: Time) {
    self.time = time
    clock = LoopClock(isVirtual: time == .virtual)
  }

  /// The work that other threads have left for the main thread.
  private nonisolated let left = Locked<[@MainActor @Sendable () -> Void]>([])

  // MARK: Time

  /// Uptime: stops while the device sleeps (R88).
  package var now: Instant { clock.now.uptime }

  /// Uptime plus the time the device slept (R88).
  package var continuousNow: Instant { clock.now.continuous }

  /// A hundred years. What an app schedules for later than that is never: a sum of two such times is still an instant.
  private nonisolated static let longestWait: TimeInterval = 3_200_000_000

  package nonisolated static func nanoseconds(_ seconds: TimeInterval) -> Instant {
    Instant((min(max(seconds, -longestWait), longestWait) * 1_000_000_000).rounded())
  }

  /// Stops the process if a test lets a time pass that is none.
  /// - Parameters:
  ///   - seconds: the argument.
  ///   - call: the name of the function.
  package nonisolated static func check(_ seconds: TimeInterval, of call: String) {
    precondition(
      (0...longestWait).contains(seconds),
      "\(call) takes seconds from 0 to 3_200_000_000, a hundred years, got \(seconds)")
  }

  package nonisolated static func seconds(_ instant: Instant) -> TimeInterval {
    TimeInterval(instant) / 1_000_000_000
  }

  // MARK: Scheduling

  /// Runs `work` in the first turn at or after `delay` seconds from now.
  @discardableResult
  package func schedule(
    after delay: TimeInterval, offMainThread: Bool = false, _ work: @escaping () -> Void
  ) -> Entry {
    schedule(at: now + Self.nanoseconds(delay), offMainThread: offMainThread, work)
  }

  /// Runs `work` in the first turn at or after a time.
  /// - Parameters:
  ///   - deadline: in uptime.
  ///   - offMainThread: whether the work is that of another thread.
  ///   - isUpdate: whether it is part of an update of the interface, as the callback of a display link is (R175).
  ///   - work: called once.
  /// - Returns: the scheduled work, to be cancelled.
  @discardableResult
  package func schedule(
    at deadline: Instant, offMainThread: Bool = false, isUpdate: Bool = false, _ work: @escaping () -> Void
  ) -> Entry {
    let entry = Entry(
      deadline: deadline, sequence: nextSequence, isOffMainThread: offMainThread, isUpdate: isUpdate, work: work)
    nextSequence += 1
    cleanIfLong()
    entries.insert(entry, at: index(behind: deadline))
    didChangeSchedule()
    return entry
  }

  /// - Returns: the index of the next entry for a deadline, behind those that were scheduled for the same one.
  private func index(behind deadline: Instant) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].deadline > deadline { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Removes the cancelled entries each time that their number may have doubled.
  private func cleanIfLong() {
    guard entries.count >= countToClean else { return }
    entries.removeAll(where: \.isCancelled)
    countToClean = max(64, 2 * entries.count)
  }

  /// Runs `work` in the next turn, like a block on the main queue.
  @discardableResult
  package func perform(_ work: @escaping () -> Void) -> Entry {
    schedule(at: now, work)
  }

  /// Runs `work` on the main thread, before the loop looks for its next turn. The caller does not wait for it. It causes no
  /// turn. Callable from any thread.
  nonisolated func performFromOtherThread(_ work: @escaping @MainActor @Sendable () -> Void) {
    left.withLock { $0.append(work) }
    DispatchQueue.main.async { MainActor.assumeIsolated { self.performLeftWork() } }
  }

  func performLeftWork() {
    let works = left.withLock { left in
      defer { left = [] }
      return left
    }
    works.forEach { $0() }
  }

  /// Runs `work` at the end of each turn, like an observer of the main run loop that is about to wait. It causes no
  /// turn.
  /// - Returns: an observer. The work ends with it, so retain it.
  package func afterEachTurn(_ work: @escaping () -> Void) -> TurnObserver {
    let observer = TurnObserver(work)
    turnObservers.add(observer)
    return observer
  }

  /// Requests a turn although no source is due: a view needs layout or a block waits for the commit.
  package func setNeedsTurn() {
    if isPastLayout, !lateWorkWakes() {
      hasLateWork = true
      return
    }
    guard !hasTransactionWork else { return }
    hasTransactionWork = true
    didChangeSchedule()
  }

  /// Nothing of it is left for another turn.
  func forgetTransactionWork() {
    hasTransactionWork = false
    hasLateWork = false
  }

  /// When the next turn is due, or nil when nothing is scheduled.
  package var nextDeadline: Instant? {
    if hasTransactionWork { return now }
    let cancelled = entries.firstIndex { !$0.isCancelled } ?? entries.endIndex
    if cancelled > 0 { entries.removeFirst(cancelled) }
    return entries.first?.deadline
  }

  /// The number of entries that are scheduled and not cancelled.
  package var scheduledCount: Int { entries.count { !$0.isCancelled } }

  // MARK: Turns

  /// One turn (R1): due sources, layout, commit, after-commit blocks.
  ///
  /// Under the other answer to W27 it may be two iterations, of which only the second one has the layout.
  /// - Parameters:
  ///   - isTouch: `act` is a touch (R175).
  ///   - act: what the user or iOS does, as a source of its own. Code in it may run the loop, as in `RunLoop.run(until:)`.
  package func turn(isTouch: Bool = false, _ act: () -> Void = {}) {
    precondition(!isTurning, "A turn of the main run loop was requested inside a turn")
    isTurning = true
    defer { isTurning = false }
    turnCount += 1
    if hasLateWork {
      hasLateWork = false
      hasTransactionWork = true
    }
    performLeftWork()
    runAct(act)
    // The process may have been suspended by it.
    guard !isSuspended else { return }
    let hasCalled = hasTransactionWork
    let hasRunOtherCode = runDueSources()
    if !isTouch, hasCalled || hasRunOtherCode, hasTransactionWork, endsBeforeLayout() {
      turnObservers.run()
      performLeftWork()
      _ = runDueSources()
    }
    hasTransactionWork = false
    if turnBody() { setNeedsTurn() }
    isPastLayout = true
    turnObservers.run()
    isPastLayout = false
    didChangeSchedule()
  }

  private func runAct(_ act: () -> Void) {
    let wasActing = isActing
    (isTurning, isActing) = (false, true)
    act()
    (isTurning, isActing) = (true, wasActing)
  }

  /// - Returns: whether code has run that is not part of an update of the interface.
  private func runDueSources() -> Bool {
    let limit = nextSequence
    let instant = now
    var hasRunOtherCode = false
    while let index = entries[..<index(behind: instant)].firstIndex(where: { $0.sequence < limit }) {
      let entry = entries.remove(at: index)
      if !entry.isCancelled, !entry.isUpdate { hasRunOtherCode = true }
      entry.run()
    }
    return hasRunOtherCode
  }

  /// Removes all scheduled work, because the process has ended.
  package func removeAll() {
    entries.forEach { $0.cancel() }
    entries = []
    turnObservers = TurnObservers()
    forgetTransactionWork()
    isSuspended = false
  }
}

extension MainLoop {
  /// A scheduled piece of work.
  @MainActor
  package final class Entry {
    package internal(set) var deadline: Instant
    let sequence: Int
    let isOffMainThread: Bool
    let isUpdate: Bool
    private var work: (() -> Void)?

    init(deadline: Instant, sequence: Int, isOffMainThread: Bool, isUpdate: Bool, work: @escaping () -> Void) {
      self.deadline = deadline
      self.sequence = sequence
      self.isOffMainThread = isOffMainThread
      self.isUpdate = isUpdate
      self.work = work
    }

    /// Runs it, once.
    func run() {
      let work = work
      self.work = nil
      work?()
    }

    package var isCancelled: Bool { work == nil }

    package func cancel() {
      // Released last: it may retain a timer that cancels this entry with its own end.
      let work = work
      withExtendedLifetime(work) { self.work = nil }
    }
  }
}
