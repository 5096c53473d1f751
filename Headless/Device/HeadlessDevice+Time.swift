import UIKit

extension HeadlessDevice {
  /// Seconds since the device was created, without the time it slept.
  public var now: TimeInterval { MainLoop.seconds(world.loop.now) }

  /// Seconds since the device was created, with the time it slept.
  public var continuousNow: TimeInterval { MainLoop.seconds(world.loop.continuousNow) }

  /// Whether the process is suspended: time passes and none of its code runs.
  public var isSuspended: Bool { world.loop.isSuspended }

  /// Whether a transition or another animation is under way, or the content of a scroll view moves without a finger.
  public var isAnimating: Bool { !world.animations.isEmpty || world.scrolls.isMoving }

  /// The display links that have been added to a run loop and not invalidated.
  public var displayLinks: [CADisplayLink] { world.displayLinks }

  /// How many pieces of work are scheduled: timers of the app, and the system's own work.
  public var scheduledWorkCount: Int { world.loop.scheduledCount }

  /// The number of the current turn of the main run loop, or between turns that of the next one. It has the same value
  /// throughout a turn.
  public var turnNumber: Int {
    world.loop.isTurning || world.loop.isActing ? world.loop.turnCount : world.loop.turnCount + 1
  }

  /// Runs one turn of the main run loop: work that is due, layout, commit, and work that waits for the commit.
  ///
  /// Does nothing while the process is suspended, and inside a turn.
  public func turn() {
    act {}
  }

  /// Does what the user or iOS does in a turn of its own, or as a part of the turn in which it is called.
  ///
  /// - Parameters:
  ///   - isTouch: it is a touch, a key or a gesture: the layout that these cause belongs to their iteration (R175).
  ///   - body: runs at once, also while the process is suspended.
  /// - Returns: the result of `body`.
  @discardableResult
  func act<Result>(isTouch: Bool = false, _ body: () -> Result) -> Result {
    precondition(pendingTouches == nil, "Inside touches { } write taps only, and let time pass after it")
    foundationTimers.noteThread()
    guard !world.loop.isSuspended, !world.loop.isTurning else { return body() }
    var result: Result?
    world.loop.turn(isTouch: isTouch) { result = body() }
    return result!
  }

  @discardableResult
  func actByTouch<Result>(_ body: () -> Result) -> Result { act(isTouch: true, body) }

  /// Moves virtual time forward by `seconds`, and runs each piece of scheduled work at its own time.
  ///
  /// ```swift
  /// var isDone = false
  /// let timer = device.schedule(after: 5) { isDone = true }
  /// device.advance(by: 4.9)
  /// #expect(!isDone)
  /// device.advance(by: 0.1)
  /// #expect(isDone)
  /// ```
  ///
  /// The turn of the main run loop in which the caller has done something ends first, as no time passes inside a turn.
  public func advance(by seconds: TimeInterval) {
    turn()
    world.loop.advance(by: seconds)
  }

  /// Moves virtual time forward to the end of the transitions under way, and of those that follow from them.
  ///
  /// ```swift
  /// navigation.pushViewController(UIViewController(), animated: true)
  /// device.advance(by: 0.2)
  /// #expect(device.isAnimating)
  /// device.finishTransitions()
  /// #expect(!device.isAnimating)
  /// ```
  public func finishTransitions() {
    turn()
    while isAnimating, !isSuspended, let deadline = world.loop.nextDeadline {
      advance(by: max(0, MainLoop.seconds(deadline - world.loop.now)))
    }
    turn()
  }

  /// Moves virtual time forward by `seconds` while the main thread is busy; other threads continue.
  public func blockMainThread(for seconds: TimeInterval) {
    world.loop.block(for: seconds)
  }

  // MARK: Long waits

  /// Moves virtual time forward by `seconds` as ``advance(by:)`` does, and skips whole minutes that would be the same
  /// as the minute before. A minute is skipped if nothing happened in the one before, and if the work that is scheduled
  /// at its end is the work that was scheduled at its start. So a display link whose screen does not change can run for
  /// years.
  ///
  /// Clocks and all scheduled work move forward by the time that is skipped; no work runs in it.
  ///
  /// - Parameters:
  ///   - seconds: how far virtual time moves.
  ///   - happenings: returns how much has happened so far that matters to the caller.
  public func advance(by seconds: TimeInterval, counting happenings: () -> Int) {
    MainLoop.check(seconds, of: "advance(by:counting:)")
    let minute: TimeInterval = 60
    var rest = seconds
    while rest >= 2 * minute, !isSuspended {
      let before = (happenings(), world.loop.delays)
      advance(by: minute)
      rest -= minute
      if !isSuspended, before == (happenings(), world.loop.delays) {
        let minutes = (rest / minute).rounded(.down)
        world.loop.moveSchedule(by: Int64(minutes * minute))
        rest -= minutes * minute
      }
    }
    advance(by: rest)
  }

  // MARK: Scheduled work

  /// Calls `work` in the first turn at or after `delay` seconds from now.
  ///
  /// - Parameters:
  ///   - delay: seconds of virtual time.
  ///   - offMainThread: whether the work represents that of another thread, and runs even while the main thread is
  ///     busy.
  ///   - work: called once.
  /// - Returns: the scheduled work, to be cancelled. Releasing it does not cancel the work.
  /// - Precondition: `delay` is from 0 to 3,200,000,000, a hundred years.
  public func schedule(
    after delay: TimeInterval, offMainThread: Bool = false, _ work: @escaping @MainActor () -> Void
  ) -> Timer {
    MainLoop.check(delay, of: "schedule(after:)")
    return Timer(entry: world.loop.schedule(after: delay, offMainThread: offMainThread, work))
  }

  /// A piece of scheduled work that can be cancelled.
  @MainActor
  public final class Timer {
    private let entry: MainLoop.Entry

    init(entry: MainLoop.Entry) {
      self.entry = entry
    }

    /// Cancels the work. Does nothing if the work has run.
    public func cancel() {
      entry.cancel()
    }
  }
}
