import UIKit

#if os(iOS) || os(tvOS) || os(visionOS)
  extension LifecycleTime {
    /// The time of the process: ``current``.
    @MainActor static var ofProcess = LifecycleTime.system
  }
#else
  // The only file that knows that the stand-in has a run loop of its own, with a time of its own.
  extension LifecycleTime {
    /// The time of the stand-in's process: ``current``. One process may follow another; a time that is set lasts until then.
    @MainActor static var ofProcess: LifecycleTime {
      get {
        let loop = World.current.loop
        if let latest, latest.loop === loop { return latest.time }
        let time = loop.isDriven ? LifecycleTime(of: loop) : .system
        latest = (loop, time)
        return time
      }
      set { latest = (World.current.loop, newValue) }
    }

    @MainActor private static var latest: (loop: MainLoop, time: LifecycleTime)?

    /// The clocks and timers of a device in virtual time.
    ///
    /// Retains the loop and not the device: the device retains the windows, these the behaviors, and these retain this time.
    @MainActor
    private init(of loop: MainLoop) {
      let clock = loop.clock
      self.init(
        read: {
          let now = clock.seconds
          return ClockReading(uptime: now.uptime, continuous: now.continuous)
        },
        schedule: { delay, work in LoopTimer(loop, after: delay, work) },
        repeatOffMainThread: { interval, tick in RepeatingLoopTimer(loop, interval: interval, tick: tick) },
        observeIterations: { work in loop.afterEachTurn(work) })
    }
  }

  /// Ends with its owner. The entry belongs to the loop and ends with it.
  @MainActor
  private final class LoopTimer {
    private weak var entry: MainLoop.Entry?

    init(_ loop: MainLoop, after delay: TimeInterval, _ work: @escaping @MainActor () -> Void) {
      // An entry of a timer that is deallocated on another thread stays in the loop until the next turn of the main thread.
      entry = loop.schedule(after: delay) { [weak self] in
        if self != nil { work() }
      }
    }

    deinit {
      guard let entry else { return }
      MainThread.run { entry.cancel() }
    }
  }

  /// Ticks even while the device's main thread is busy. Missed ticks are left out.
  @MainActor
  private final class RepeatingLoopTimer {
    private let loop: MainLoop
    private let interval: TimeInterval
    private let tick: @Sendable () -> Void

    init(_ loop: MainLoop, interval: TimeInterval, tick: @escaping @Sendable () -> Void) {
      self.loop = loop
      self.interval = interval
      self.tick = tick
      schedule()
    }

    private func schedule() {
      _ = loop.schedule(after: interval, offMainThread: true) { [weak self] in
        self?.schedule()
        self?.tick()
      }
    }
  }
#endif
