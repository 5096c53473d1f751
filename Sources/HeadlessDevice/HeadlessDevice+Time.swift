import UIKit

extension HeadlessDevice {
  /// Seconds since the device was made, without those it slept.
  public var now: TimeInterval { MainLoop.seconds(world.loop.now) }

  /// Seconds since the device was made, with those it slept.
  public var continuousNow: TimeInterval { MainLoop.seconds(world.loop.continuousNow) }

  /// The process is suspended: time passes and none of its code runs.
  public var isSuspended: Bool { world.loop.isSuspended }

  /// A transition or another animation is under way.
  public var isAnimating: Bool { !world.animations.isEmpty }

  /// Display links that have been added to a run loop and not invalidated.
  public var displayLinks: [CADisplayLink] { world.displayLinks }

  /// Work that waits for its time: timers of the app, and what the system itself intends to do.
  public var scheduledWorkCount: Int { world.loop.scheduledCount }

  /// The number of the turn of the main run loop that runs, or else of the next one. Two things that happen in one turn
  /// read the same number.
  public var turnNumber: Int {
    world.loop.isTurning ? world.loop.turnCount : world.loop.turnCount + 1
  }

  /// One turn of the main run loop: what is due, layout, commit, and what waits for the commit.
  ///
  /// Does nothing while the process is suspended, and inside a turn, which goes on to its end anyway.
  public func turn() {
    guard !world.loop.isSuspended, !world.loop.isTurning else { return }
    world.loop.turn()
  }

  /// Moves virtual time on by `seconds`, running everything that falls due at its own instant.
  public func advance(by seconds: TimeInterval) {
    world.loop.advance(by: seconds)
  }

  /// Moves virtual time on to the end of the transitions under way, and of those that follow from them.
  public func finishTransitions() {
    turn()
    while isAnimating, !isSuspended, let deadline = world.loop.nextDeadline {
      advance(by: max(0, MainLoop.seconds(deadline - world.loop.now)))
    }
    turn()
  }

  /// Moves virtual time on by `seconds` while the main thread is busy; other threads go on.
  public func blockMainThread(for seconds: TimeInterval) {
    world.loop.block(for: seconds)
  }

  /// Calls `work` in the first turn at or after `delay` seconds from now.
  ///
  /// - Parameter offMainThread: the work stands for that of another thread and runs even while the main one is busy.
  public func schedule(
    after delay: TimeInterval, offMainThread: Bool = false, _ work: @escaping @MainActor () -> Void
  ) -> Timer {
    precondition(delay >= 0 && delay.isFinite, "schedule(after:) takes seconds from 0 up, got \(delay)")
    return Timer(entry: world.loop.schedule(after: delay, offMainThread: offMainThread, work))
  }

  /// A piece of scheduled work that can be called off.
  @MainActor
  public final class Timer {
    private let entry: MainLoop.Entry

    init(entry: MainLoop.Entry) {
      self.entry = entry
    }

    /// Makes sure the work does not run. Harmless when it has run.
    public func cancel() {
      entry.cancel()
    }
  }
}
